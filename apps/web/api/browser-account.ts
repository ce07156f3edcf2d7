// What the API says of the asker's own account, as the browser reaches it.
import { accountCalls } from "./account-calls.ts";
import { call } from "./browser.ts";

export const account = accountCalls(call);
