// Every mail in every language passes the linter, and the linter finds what it is there to find.
import { LOCALES } from "@pithead/wording";
import { describe, expect, it } from "vitest";
import { lintMail } from "./testing/lint-mail.ts";
import { ORIGIN, sampleMails } from "./testing/samples.ts";

describe.each(LOCALES)("the mails in %s", async (locale) => {
  it.each([...(await sampleMails(locale))])("%s", async (_name, mail) => {
    expect(await lintMail(mail, ORIGIN)).toEqual([]);
  });
});

describe("the linter finds", async () => {
  const good = (await sampleMails("en")).get("turn") ?? { subject: "", html: "", text: "" };
  const faults = async (change: Partial<typeof good>) => (await lintMail({ ...good, ...change }, ORIGIN)).join("\n");
  const inHtml = (from: string | RegExp, to: string) => faults({ html: good.html.replace(from, to) });

  it.each([
    ["a script", "</h1>", "</h1><script>1</script>", "There is a <script>"],
    ["a picture from elsewhere", "</h1>", '</h1><img alt="Board" width="9" src="https://elsewhere.example/a.png">', "not in the mail"],
    ["a picture without words", "</h1>", '</h1><img alt="" width="9" src="cid:a">', "no alternative text"],
    ["a link to elsewhere", `href="${ORIGIN}/notices"`, 'href="https://elsewhere.example/"', 'leads to "https://elsewhere.example/"'],
    ["a link without a host", `href="${ORIGIN}/notices"`, 'href="/notices"', 'leads to "/notices"'],
    ["a second style block", "</head>", "<style>b{}</style></head>", "2 style blocks"],
    ["a page without a language", ' lang="en"', "", 'language is ""'],
    ["a sheet that is too wide", 'width="600"', 'width="800"', "no one sheet"],
    ["a wide cell that does not stack", "stack gap", "gap", "does not stack"],
    ["pale words", 'color:#241b14">Your move', 'color:#cccccc">Your move', "contrast"],
    ["small words", "font:16px/24px", "font:11px/24px", "Text of 11 pixels"],
    ["no preheader", "display:none", "display:block", "The preheader is"],
    ["a heading that cannot break", "Outstanding orders</th>", "Dampfmaschinen</th>", 'cannot break within "Dampfmaschinen"'],
    ["an element left open", "</h1>", "", "close-order"],
  ])("%s", async (_what, from, to, said) => {
    expect(await inHtml(from, to)).toContain(said);
  });

  it("words that are in one part alone", async () => {
    expect(await faults({ text: `${good.text}Gewinn` })).toContain('Only the text part says "Gewinn"');
    expect(await faults({ text: good.text.replace("Since your last turn", "") })).toContain('does not say "Since your last turn"');
    expect(await faults({ text: good.text.replace(/https\S+4k2m9x0qpa/, "") })).toContain("does not lead to");
  });

  it("a subject that is too long, and a mail that Gmail would cut", async () => {
    expect(await faults({ subject: "x".repeat(79) })).toContain("79 characters");
    expect(await inHtml("</h1>", `</h1>${"<!-- -->".repeat(14_000)}`)).toContain("Gmail cuts it");
  });
});
