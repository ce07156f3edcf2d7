// The words of all pages in Dutch.
import type { Messages } from "../../i18n/messages.ts";
import account from "./account.json" with { type: "json" };
import chat from "./chat.json" with { type: "json" };
import coalBaron from "./coal-baron.json" with { type: "json" };
import frame from "./frame.json" with { type: "json" };
import games from "./games.json" with { type: "json" };
import history from "./history.json" with { type: "json" };
import home from "./home.json" with { type: "json" };
import invitation from "./invitation.json" with { type: "json" };
import kohleUndKolonie from "./kohle-und-kolonie.json" with { type: "json" };
import landing from "./landing.json" with { type: "json" };
import lesson from "./lesson.json" with { type: "json" };
import lessonCoalBaron from "./lesson-coal-baron.json" with { type: "json" };
import lessonKohleUndKolonie from "./lesson-kohle-und-kolonie.json" with { type: "json" };
import lobby from "./lobby.json" with { type: "json" };
import newTable from "./new-table.json" with { type: "json" };
import notices from "./notices.json" with { type: "json" };
import past from "./past.json" with { type: "json" };
import problems from "./problems.json" with { type: "json" };
import profile from "./profile.json" with { type: "json" };
import programs from "./programs.json" with { type: "json" };
import samples from "./samples.json" with { type: "json" };
import signIn from "./sign-in.json" with { type: "json" };
import standingOrders from "./standing-orders.json" with { type: "json" };
import table from "./table.json" with { type: "json" };
import waitingRoom from "./waiting-room.json" with { type: "json" };

export const nl: Messages = {
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
