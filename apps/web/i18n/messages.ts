// The words of all pages, one file a namespace.

import { de } from "../messages/de/index.ts";
import account from "../messages/en/account.json" with { type: "json" };
import chat from "../messages/en/chat.json" with { type: "json" };
import coalBaron from "../messages/en/coal-baron.json" with { type: "json" };
import frame from "../messages/en/frame.json" with { type: "json" };
import games from "../messages/en/games.json" with { type: "json" };
import history from "../messages/en/history.json" with { type: "json" };
import home from "../messages/en/home.json" with { type: "json" };
import invitation from "../messages/en/invitation.json" with { type: "json" };
import kohleUndKolonie from "../messages/en/kohle-und-kolonie.json" with { type: "json" };
import landing from "../messages/en/landing.json" with { type: "json" };
import lesson from "../messages/en/lesson.json" with { type: "json" };
import lessonCoalBaron from "../messages/en/lesson-coal-baron.json" with { type: "json" };
import lessonKohleUndKolonie from "../messages/en/lesson-kohle-und-kolonie.json" with { type: "json" };
import lobby from "../messages/en/lobby.json" with { type: "json" };
import newTable from "../messages/en/new-table.json" with { type: "json" };
import notices from "../messages/en/notices.json" with { type: "json" };
import past from "../messages/en/past.json" with { type: "json" };
import problems from "../messages/en/problems.json" with { type: "json" };
import profile from "../messages/en/profile.json" with { type: "json" };
import programs from "../messages/en/programs.json" with { type: "json" };
import samples from "../messages/en/samples.json" with { type: "json" };
import signIn from "../messages/en/sign-in.json" with { type: "json" };
import standingOrders from "../messages/en/standing-orders.json" with { type: "json" };
import table from "../messages/en/table.json" with { type: "json" };
import waitingRoom from "../messages/en/waiting-room.json" with { type: "json" };
import { nl } from "../messages/nl/index.ts";
import type { Language } from "./languages.ts";

const en = {
  account,
  chat,
  "coal-baron": coalBaron,
  frame,
  games,
  history,
  home,
  invitation,
  "kohle-und-kolonie": kohleUndKolonie,
  landing,
  lesson,
  "lesson-coal-baron": lessonCoalBaron,
  "lesson-kohle-und-kolonie": lessonKohleUndKolonie,
  lobby,
  "new-table": newTable,
  notices,
  past,
  problems,
  profile,
  programs,
  samples,
  "sign-in": signIn,
  "standing-orders": standingOrders,
  table,
  "waiting-room": waitingRoom,
};

export type Messages = typeof en;
export type Namespace = keyof Messages;

const byLanguage: Record<Language, Messages> = { en, de, nl };

export function messagesIn(language: Language): Messages {
  return byLanguage[language];
}
