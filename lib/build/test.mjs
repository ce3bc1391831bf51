import { installBrowser } from "./browser.mjs";
import { installPackages, run } from "./install.mjs";

/** `npm test`: installs what is missing, a browser included, then types, lint, unit tests, build and end-to-end tests. */
installPackages();
const browser = installBrowser();
const steps = [
  ["Lint and types", "npm", ["run", "--silent", "lint"]],
  ["Unit tests", "npx", ["vitest", "run"]],
  ["Build with strict checks", "npm", ["run", "--silent", "build"]],
  ["End-to-end tests", "npx", ["playwright", "test"]],
];
for (const [title, command, args] of steps) {
  console.log(`\n── ${title}`);
  run(command, args, { CHECK: "strict", CHROMIUM: browser, NEXT_TELEMETRY_DISABLED: "1" });
}
