// Vitest's global set-up: one Postgres server for the run; TEST_DATABASE_URL names an outside one.
import type { TestProject } from "vitest/node";
import { startTestServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    testServer: { adminUrl: string; template: string };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, template, stop } = await startTestServer(process.env.TEST_DATABASE_URL);
  project.provide("testServer", { adminUrl, template });
  return stop;
}
