// `npm run lock`: completes the lock file after a dependency was added where the registry does not have every platform's packages.
import { completeLockFile } from "./checks/lock-file.ts";

console.log(`${completeLockFile()} packages added to package-lock.json.`);
