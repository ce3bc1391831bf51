import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run } from "./install.mjs";

/** Headless-only Chromium, without a back/forward cache: tests take less than half the time with it. */
const shell = "/usr/bin/chromium-headless-shell";
const places = [
  process.env.CHROMIUM,
  shell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const find = (isWhole) => places.find((path) => path && existsSync(path) && !(isWhole && path === shell));
const hasApt = () => spawnSync("apt-get", ["--version"]).status === 0;

/**
 * The path of a Chromium, the small one where it is there unless the whole is needed; on Debian it is installed from the
 * distribution's packages when there is none.
 */
export function installBrowser({ isWhole = false } = {}) {
  const found = find(isWhole);
  if (found) return found;
  if (!hasApt()) {
    console.error(
      "No Chromium found. Install Chromium or Chrome, or set CHROMIUM to its path, and run the command again.",
    );
    process.exit(1);
  }
  console.log("Installing Chromium …");
  apt("update");
  apt("install", "--yes", "--no-install-recommends", "chromium", "fonts-liberation");
  return find(isWhole);
}

const firefoxPlaces = [
  process.env.FIREFOX,
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/snap/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** The path of an installed Firefox; undefined when there is none. */
export const findFirefox = () => firefoxPlaces.find((path) => path && existsSync(path));

/** Ends this process, and says what to install, when there is no Firefox. */
export function requireFirefox() {
  if (findFirefox()) return;
  console.error(
    "No Firefox found. Install it (on Debian: apt-get install firefox-esr), or set FIREFOX to its path, and run the command again.",
  );
  process.exit(1);
}

/** Programs that make a full test run faster or more thorough, by Debian package. */
export const toolFiles = {
  "chromium-headless-shell": shell,
  "fonts-liberation": "/usr/share/fonts/truetype/liberation",
  nginx: "/usr/sbin/nginx",
  apache2: "/usr/sbin/apache2",
  "libnginx-mod-http-brotli-static": "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
};

/**
 * Installs the small Chromium, nginx, and Apache for root, as in a container. Other users test with what they have.
 */
export function installTools() {
  const missing = Object.keys(toolFiles).filter((name) => !existsSync(toolFiles[name]));
  if (missing.length === 0 || process.getuid?.() !== 0 || !hasApt()) return;
  apt("update");
  // Not every distribution that packages the servers packages the rest.
  const known = missing.filter((name) => spawnSync("apt-cache", ["show", name]).status === 0);
  console.log(`Installing ${known.join(", ")} …`);
  if (known.length > 0) apt("install", "--yes", "--no-install-recommends", ...known);
}

function apt(...args) {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo"];
  const [command, ...rest] = [...sudo, "apt-get", "-qq", ...args];
  run(command, rest, { DEBIAN_FRONTEND: "noninteractive" });
}
