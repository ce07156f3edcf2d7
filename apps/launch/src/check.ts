// `npm run check`: types, lint, boundaries and the rules of the house, without a test.
import { checkSources } from "./checks/all.ts";

const { passed, failed } = await checkSources();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
