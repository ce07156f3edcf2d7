// The routes of the API as functions, typed by the contracts: all but those of one's own account.
import type {
  Analysis,
  BallotChoice,
  BotLevel,
  ChangeNoticeSettings,
  ChangeStandingOrders,
  Chat,
  ChatMessage,
  Course,
  CreateTable,
  Edition,
  EditionList,
  Game,
  GameResult,
  Hint,
  Invitation,
  InvitationList,
  Invite,
  Language,
  Log,
  LookAs,
  MailedLink,
  Me,
  Moved,
  MyGames,
  NoticeSettings,
  PositionAt,
  Profile,
  SentInvitation,
  SessionState,
  StandingOrders,
  SubmitMove,
  Table,
  TableList,
  TableStatus,
} from "@pithead/contracts";
import type { Call } from "./wire.ts";

export interface TablesWanted {
  status: TableStatus;
  game?: string;
  player?: string;
  mine?: "true";
  user?: string;
  offered?: "true";
  since?: string;
  before?: string;
  result?: GameResult;
  after?: string;
  limit?: number;
}

export function calls(call: Call) {
  return {
    session: () => call<SessionState>("GET", "/session"),
    chooseLanguage: (language: Language) => call<Me>("PATCH", "/me/language", { language }),
    changeNoticeSettings: (change: ChangeNoticeSettings) => call<NoticeSettings>("PATCH", "/me/notices/settings", change),
    mailedLink: () => call<MailedLink>("GET", "/mailed-link"),
    profile: (id: string) => call<Profile>("GET", `/players/${encodeURIComponent(id)}`),
    myGames: () => call<MyGames>("GET", "/me/games"),

    tables: (wanted: TablesWanted) => call<TableList>("GET", `/tables${query({ ...wanted })}`),
    createTable: (table: CreateTable) => call<Table>("POST", "/tables", table),
    table: (id: string) => call<Table>("GET", `/tables/${encodeURIComponent(id)}`),
    sit: (id: string, clientSeed: string) => call<Table>("POST", `/tables/${encodeURIComponent(id)}/sit`, { clientSeed }),
    leave: (id: string) => call<Table>("POST", `/tables/${encodeURIComponent(id)}/leave`),
    start: (id: string) => call<Table>("POST", `/tables/${encodeURIComponent(id)}/start`),
    seatBot: (id: string, level: BotLevel) => call<Table>("POST", `/tables/${encodeURIComponent(id)}/bots`, { level }),
    remove: (id: string, userId: string) =>
      call<Table>("DELETE", `/tables/${encodeURIComponent(id)}/players/${encodeURIComponent(userId)}`),

    invitations: (id: string) => call<InvitationList>("GET", `/tables/${encodeURIComponent(id)}/invitations`),
    invite: (id: string, whom: Invite) => call<SentInvitation>("POST", `/tables/${encodeURIComponent(id)}/invitations`, whom),
    invitation: (id: string) => call<Invitation>("GET", `/invitations/${encodeURIComponent(id)}`),
    acceptInvitation: (id: string, clientSeed: string) =>
      call<Table>("POST", `/invitations/${encodeURIComponent(id)}/accept`, { clientSeed }),
    declineInvitation: (id: string) => call<Invitation>("POST", `/invitations/${encodeURIComponent(id)}/decline`),

    editions: (game: string) => call<EditionList>("GET", `/editions/${encodeURIComponent(game)}`),
    edition: (game: string, name: string) => call<Edition>("GET", `/editions/${encodeURIComponent(game)}/${encodeURIComponent(name)}`),

    game: (id: string) => call<Game>("GET", `/games/${encodeURIComponent(id)}`),
    positionAt: (id: string, seq: number, as?: LookAs) =>
      call<PositionAt>("GET", `/games/${encodeURIComponent(id)}/at/${seq}${query({ as })}`),
    log: (id: string, { from, to, as }: { from?: number; to?: number | undefined; as?: LookAs | undefined } = {}) =>
      call<Log>("GET", `/games/${encodeURIComponent(id)}/log${query({ from, to, as })}`),
    course: (id: string) => call<Course>("GET", `/games/${encodeURIComponent(id)}/course`),
    move: (id: string, move: SubmitMove) => call<Moved>("POST", `/games/${encodeURIComponent(id)}/moves`, move),
    standingOrders: (id: string) => call<StandingOrders>("GET", `/games/${encodeURIComponent(id)}/orders`),
    changeStandingOrders: (id: string, change: ChangeStandingOrders) =>
      call<StandingOrders>("PATCH", `/games/${encodeURIComponent(id)}/orders`, change),
    leaveToBot: (id: string) => call<Table>("POST", `/games/${encodeURIComponent(id)}/away`, {}),
    comeBack: (id: string) => call<Table>("POST", `/games/${encodeURIComponent(id)}/back`),
    replaceAbsent: (id: string, seat: number) => call<Table>("POST", `/games/${encodeURIComponent(id)}/seats/${seat}/away`),
    analysis: (id: string) => call<Analysis>("GET", `/games/${encodeURIComponent(id)}/analysis`),
    askForAnalysis: (id: string) => call<Analysis>("POST", `/games/${encodeURIComponent(id)}/analysis`),
    playOn: (id: string, from: { seq: number; seat: number }) => call<Table>("POST", `/games/${encodeURIComponent(id)}/play-on`, from),
    wantPause: (id: string, wants: boolean) => call<Table>("POST", `/games/${encodeURIComponent(id)}/pause`, { wants }),
    resign: (id: string, to: "bot" | "substitute") => call<Table>("POST", `/games/${encodeURIComponent(id)}/resign`, { to }),
    vote: (id: string, seat: number, choice: BallotChoice) =>
      call<Table>("POST", `/games/${encodeURIComponent(id)}/seats/${seat}/vote`, { choice }),
    takeSeat: (id: string, seat: number) => call<Table>("POST", `/games/${encodeURIComponent(id)}/seats/${seat}/take`),
    hint: (id: string) => call<Hint>("GET", `/games/${encodeURIComponent(id)}/hint`),
    chat: (id: string) => call<Chat>("GET", `/games/${encodeURIComponent(id)}/chat`),
    say: (id: string, text: string) => call<ChatMessage>("POST", `/games/${encodeURIComponent(id)}/chat`, { text }),
    chatSeen: (id: string, number: number) => call<void>("POST", `/games/${encodeURIComponent(id)}/chat/seen`, { number }),
    seen: (id: string, seq: number, atHand: boolean) => call<void>("POST", `/games/${encodeURIComponent(id)}/seen`, { seq, atHand }),
  };
}

/** Where a game's record can be downloaded. */
export function recordAddress(id: string): string {
  return `/api/v1/games/${encodeURIComponent(id)}/record`;
}

/** Where the card of a finished game's result is. */
export function resultAddress(id: string, lang: Language): string {
  return `/api/v1/games/${encodeURIComponent(id)}/result.png?lang=${lang}`;
}

/** What follows the path of a request: the fields that are there. */
export function query(fields: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `?${search}` : "";
}
