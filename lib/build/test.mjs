import { installBrowser } from "./browser.mjs";
import { installPackages, run } from "./install.mjs";

/**
 * `npm test`: installs what is missing, a browser included, then types, lint, unit tests, and for two contents build and
 * end-to-end tests: a small tree that was not written for this site, and our own, whose export stays.
 */
installPackages();
const browser = installBrowser();
const other = { CONTENT_DIR: "tests/other-content/pages", CHECK: "" };
const steps = [
  ["Lint and types", "npm", ["run", "--silent", "lint"]],
  ["Unit tests", "npx", ["vitest", "run"]],
  ["Build of another tree of pages", "npm", ["run", "--silent", "build"], other],
  ["End-to-end tests of that tree", "npx", ["playwright", "test", "--config", "tests/other-content"]],
  ["Build with strict checks", "npm", ["run", "--silent", "build"]],
  ["End-to-end tests", "npx", ["playwright", "test"]],
];
for (const [title, command, args, environment] of steps) {
  console.log(`\n── ${title}`);
  run(command, args, { CHECK: "strict", CHROMIUM: browser, NEXT_TELEMETRY_DISABLED: "1", ...environment });
}
