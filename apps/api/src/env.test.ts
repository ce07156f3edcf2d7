// The environment: defaults, and one sentence about everything that is wrong.
import { describe, expect, test } from "vitest";
import { readEnv } from "./env.ts";

const GOOD = {
  NODE_ENV: "test" as const,
  DATABASE_URL: "postgresql://localhost/pithead",
  SMTP_URL: "smtp://localhost:25",
  AUTH_SECRET: "0123456789abcdef",
};

describe("the environment", () => {
  test("has defaults for what can be left out, also when it is empty", () => {
    expect(readEnv({ ...GOOD, PORT: "4000", HOST: "" })).toEqual({
      DATABASE_URL: GOOD.DATABASE_URL,
      SMTP_URL: GOOD.SMTP_URL,
      AUTH_SECRET: GOOD.AUTH_SECRET,
      MAIL_FROM: "Pithead <pithead@localhost>",
      PORT: 4000,
      API_PORT: 3001,
      HOST: "127.0.0.1",
      PUBLIC_URL: "http://localhost:4000",
      NOTICE_DELAY_SECONDS: 600,
      BOT_DELAY_MS: 1200,
      BOT_THINKING_MS: 2000,
      ABSENT_DAYS: 7,
      REQUESTS_PER_MINUTE: 1200,
      TRUSTED_HOPS: 0,
      PITHEAD_DATA: ".data",
      LOG_LEVEL: "info",
    });
  });

  test.each<[Record<string, string>, string]>([
    [{ DATABASE_URL: "" }, "DATABASE_URL is not set"],
    [{ DATABASE_URL: "mysql://localhost/x" }, "DATABASE_URL must be the URL of a Postgres database"],
    [{ SMTP_URL: "localhost" }, "SMTP_URL must be the URL of an SMTP server"],
    [{ PUBLIC_URL: "pithead.example" }, "PUBLIC_URL must be the http or https address that people open"],
    [{ AUTH_SECRET: "short" }, "AUTH_SECRET must have at least 16 characters"],
    [{ API_PORT: "70000" }, "API_PORT must be a port number from 1 to 65535"],
    [{ API_PORT: "many" }, "API_PORT must be a port number from 1 to 65535"],
    [{ NOTICE_DELAY_SECONDS: "-1" }, "NOTICE_DELAY_SECONDS must be a whole number of seconds"],
    [{ REQUESTS_PER_MINUTE: "0" }, "REQUESTS_PER_MINUTE must be a whole number from 1"],
    [{ TRUSTED_HOPS: "all" }, "TRUSTED_HOPS must be a whole number from 0 to 10"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent"],
  ])("with %j is refused in a sentence", (wrong, said) => {
    expect(() => readEnv({ ...GOOD, ...wrong })).toThrow(`The API cannot start: ${said}.`);
  });

  test("is refused for everything that is wrong at once", () => {
    expect(() => readEnv({ ...GOOD, AUTH_SECRET: "", API_PORT: "0" })).toThrow(
      "The API cannot start: API_PORT must be a port number from 1 to 65535; AUTH_SECRET is not set.",
    );
  });
});
