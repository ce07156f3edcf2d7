// The way to a game's rules, as it is written into a page.
import { NextIntlClientProvider } from "next-intl";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messagesIn } from "../../i18n/messages.ts";
import { rulebookOf } from "../../rules/rulebook.ts";
import { GAMES } from "./games-on-offer.ts";
import { RulesLink } from "./rules-link.tsx";

function written(game: string, named: boolean): string {
  const children = h(RulesLink, { game, named });
  return renderToStaticMarkup(h(NextIntlClientProvider, { locale: "en", messages: messagesIn("en"), timeZone: "UTC", children }));
}

test.each(GAMES)("%s has a rules page, and a link to it", (game) => {
  expect(rulebookOf(game, "en")).toBeDefined();
  const name = written(game, true).replaceAll(/<[^>]*>/g, "");
  expect(written(game, false)).toBe(`<a class="alone" aria-label="${name}" href="/rules/${game}">Rules</a>`);
  expect(written(game, true)).toContain(`href="/rules/${game}">Rules of `);
});

test("a game this page has never heard of has none", () => {
  expect(written("chess", true)).toBe("");
});
