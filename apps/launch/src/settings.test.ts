// The environment: defaults, and one sentence for each bad value.
import { describe, expect, test } from "vitest";
import { inRoot } from "./folders.ts";
import { portsOf, readSettings } from "./settings.ts";

describe("settings", () => {
  test("nothing set, or set to nothing, means the defaults", () => {
    const settings = readSettings({ PORT: "", DATABASE_URL: "" });
    expect(settings).toMatchObject({ PORT: 3000, API_PORT: 3001, INBOX_PORT: 1080, SMTP_PORT: 1025, HOST: "127.0.0.1" });
    expect(settings.DATABASE_URL).toBeUndefined();
    expect(settings.PITHEAD_DATA).toBe(inRoot(".data"));
  });

  test("with an outside SMTP server the inbox's ports are not used", () => {
    expect(portsOf(readSettings({ SMTP_URL: "smtp://localhost:2525" })).map(([name]) => name)).toEqual(["PORT", "API_PORT"]);
  });

  test.each([
    ["PORT", "http"],
    ["PORT", "0"],
    ["PORT", "65536"],
    ["API_PORT", "30e2"],
    ["INBOX_PORT", "-1"],
    ["SMTP_PORT", "1.5"],
    ["PUBLIC_URL", "pithead.example"],
    ["PUBLIC_URL", "https://pithead.example/below"],
    ["NOTICE_DELAY_SECONDS", "999999"],
    ["REQUESTS_PER_MINUTE", "abc"],
    ["LOG_LEVEL", "foo"],
    ["DATABASE_URL", "mysql://localhost/pithead"],
    ["DATABASE_URL", "here"],
    ["SMTP_URL", "localhost:25"],
    ["AUTH_SECRET", "short"],
    ["NOTICE_DELAY_SECONDS", "soon"],
    ["MAIL_FROM", "x"],
  ])("%s=%s is refused by one sentence that names it", (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must .+\\.$`));
  });

  test("two parts cannot share a port", () => {
    expect(() => readSettings({ PORT: "4000", API_PORT: "4000" })).toThrow(
      "API_PORT and PORT are both 4000: each needs a port of its own.",
    );
  });
});
