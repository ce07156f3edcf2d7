// The routes of the API about one's own account as functions: no table needs them.
import type {
  AddPushDevice,
  ApiTokenList,
  GameNotices,
  Ledger,
  MadeApiToken,
  Me,
  NoticeSettings,
  SetWebhook,
  VacationState,
} from "@pithead/contracts";
import { query } from "./calls.ts";
import type { Call } from "./wire.ts";

export function accountCalls(call: Call) {
  return {
    rename: (name: string) => call<Me>("PATCH", "/me", { name }),
    addMail: (email: string) => call<void>("POST", "/me/email", { email }),
    confirmMail: (token: string) => call<Me>("POST", "/me/email/confirm", { token }),
    signOutEverywhere: () => call<void>("POST", "/me/sign-out-everywhere"),
    tokens: () => call<ApiTokenList>("GET", "/me/tokens"),
    makeToken: (name: string) => call<MadeApiToken>("POST", "/me/tokens", { name }),
    endToken: (id: string) => call<void>("DELETE", `/me/tokens/${encodeURIComponent(id)}`),
    ledger: (before?: string) => call<Ledger>("GET", `/me/notices${query({ before })}`),
    noticeSettings: () => call<NoticeSettings>("GET", "/me/notices/settings"),
    setWebhook: (webhook: SetWebhook) => call<NoticeSettings>("POST", "/me/notices/webhook", webhook),
    testWebhook: () => call<NoticeSettings>("POST", "/me/notices/webhook/test"),
    testMail: () => call<NoticeSettings>("POST", "/me/notices/mail/test"),
    testDevice: (id: string) => call<NoticeSettings>("POST", `/me/notices/devices/${encodeURIComponent(id)}/test`),
    removeWebhook: () => call<NoticeSettings>("DELETE", "/me/notices/webhook"),
    addDevice: (device: AddPushDevice) => call<NoticeSettings>("POST", "/me/notices/devices", device),
    removeDevice: (id: string) => call<NoticeSettings>("DELETE", `/me/notices/devices/${encodeURIComponent(id)}`),
    endMails: (token: string) => call<void>("POST", `/unsubscribe/${encodeURIComponent(token)}`),
    gameNotices: (id: string) => call<GameNotices>("GET", `/games/${encodeURIComponent(id)}/notices`),
    changeGameNotices: (id: string, off: GameNotices["off"]) =>
      call<GameNotices>("PATCH", `/games/${encodeURIComponent(id)}/notices`, { off }),
    vacation: () => call<VacationState>("GET", "/me/vacation"),
    beginVacation: (until: string) => call<VacationState>("POST", "/me/vacation", { until }),
    endVacation: () => call<VacationState>("DELETE", "/me/vacation"),
    setAutomaticVacation: (automatic: boolean) => call<VacationState>("PATCH", "/me/vacation", { automatic }),
  };
}
