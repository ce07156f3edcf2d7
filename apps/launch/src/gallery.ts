// `npm run gallery`: takes the pictures of `docs/gallery` anew, of the whole service with games that are the same each time.
import { createRequire } from "node:module";
import { findBrowser } from "./browser.ts";
import { inRoot } from "./folders.ts";
import { messageOf, Stop } from "./say.ts";
import { runShowing } from "./showing.ts";

try {
  const playwright = createRequire(inRoot("apps/web/package.json")).resolve("@playwright/test/cli");
  const args = [playwright, "test", "--config=e2e/gallery/gallery.config.ts", "--reporter=list"];
  process.exitCode = await runShowing(args, inRoot("apps/web"), { PLAYWRIGHT_CHROMIUM: await findBrowser() });
} catch (error) {
  console.error(error instanceof Stop ? messageOf(error) : error);
  process.exitCode = 1;
}
