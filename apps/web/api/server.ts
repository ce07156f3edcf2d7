// The API as a server component reaches it: the asker's cookie goes along, so it answers as it would to the browser.
import type { Edition, Table } from "@pithead/contracts";
import { headers } from "next/headers";
import { cache } from "react";
import { apiUrl } from "../env.ts";
import { accountCalls } from "./account-calls.ts";
import { calls } from "./calls.ts";
import { ApiError, type Call, wire } from "./wire.ts";

const call: Call = (method, path, body) => wire(apiUrl(), { headers: askersHeaders })(method, path, body);

export const serverApi = { ...calls(call), ...accountCalls(call) };

/** Who is asking: looked up once a request, however many parts of a page want to know. */
export const askedSession = cache(() => serverApi.session());

/** The asker's games, looked up once a request; undefined while nobody is signed in. */
export const askedGames = cache(async () => ((await askedSession()).me ? serverApi.myGames() : undefined));

/** The answer, or undefined when there is no such thing or the asker may not see it. Other problems are thrown. */
export async function found<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && (error.problem.status === 404 || error.problem.status === 400)) return undefined;
    throw error;
  }
}

/** The edition that a table plays by choice: undefined where it plays the one that comes with its game, null where it is not on the server now. */
export async function editionOf({ game, options }: Table): Promise<Edition | null | undefined> {
  return typeof options.edition === "string" ? ((await found(serverApi.edition(game, options.edition))) ?? null) : undefined;
}

async function askersHeaders(): Promise<Record<string, string>> {
  const asked = await headers();
  const passed: Record<string, string> = {};
  for (const name of ["cookie", "user-agent", "x-forwarded-for"]) {
    const value = asked.get(name);
    if (value !== null) passed[name] = value;
  }
  return passed;
}
