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
  install("chromium", "fonts-liberation");
  return find();
}

/** In a container, whose user is root, nginx and Apache are installed too, to try the rules for them; on a desk they are tried if there. */
export function installServers() {
  const servers = ["nginx", "apache2"].filter((name) => !existsSync(`/usr/sbin/${name}`));
  if (servers.length === 0 || process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return;
  console.log(`Installing ${servers.join(", ")} …`);
  install(...servers);
}

function install(...packages) {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo"];
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, "apt-get", "-qq", ...args];
    run(command, rest, { DEBIAN_FRONTEND: "noninteractive" });
  };
  apt("update");
  apt("install", "--yes", "--no-install-recommends", ...packages);
}
