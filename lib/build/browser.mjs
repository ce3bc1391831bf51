import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run } from "./install.mjs";

const places = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const find = () => places.find((path) => path && existsSync(path));

/** The path of a Chromium; on Debian it is installed from the distribution's packages when there is none. */
export function installBrowser() {
  const found = find();
  if (found) return found;
  if (spawnSync("apt-get", ["--version"]).status !== 0) {
    console.error(
      "No Chromium found. Install Chromium or Chrome, or set CHROMIUM to its path, and run the command again.",
    );
    process.exit(1);
  }
  console.log("Installing Chromium …");
  apt("update");
  apt("install", "--yes", "--no-install-recommends", "chromium", "fonts-liberation");
  return find();
}

/** What the rules for web servers are tried with, by the package that has it. */
const serverFiles = {
  nginx: "/usr/sbin/nginx",
  apache2: "/usr/sbin/apache2",
  "libnginx-mod-http-brotli-static": "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
};

/** In a container, whose user is root, nginx and Apache are installed too, to try the rules for them; on a desk they are tried if there. */
export function installServers() {
  const servers = Object.keys(serverFiles).filter((name) => !existsSync(serverFiles[name]));
  if (servers.length === 0 || process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return;
  apt("update");
  // The module is not in every distribution that has the servers.
  const known = servers.filter((name) => spawnSync("apt-cache", ["show", name]).status === 0);
  console.log(`Installing ${known.join(", ")} …`);
  if (known.length > 0) apt("install", "--yes", "--no-install-recommends", ...known);
}

function apt(...args) {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo"];
  const [command, ...rest] = [...sudo, "apt-get", "-qq", ...args];
  run(command, rest, { DEBIAN_FRONTEND: "noninteractive" });
}
