import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { contentPlace } from "../content/place";
import { loadManifest, writeManifest } from "./manifest";

/** Milliseconds to wait for an editor to finish saving. */
const settle = 300;

/** `npm run dev`: Next's development server, and the check's report after every change of the content. */
writeManifest(process.cwd(), await loadManifest(process.cwd(), true));
const server = spawn(process.execPath, ["node_modules/next/dist/bin/next", "dev", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
});
server.on("exit", (code) => process.exit(code ?? 0));
/** A process of its own, so that it reads sidebars and redirects as they are now. */
const check = () => spawn(process.execPath, [...process.execArgv, "lib/build/check.ts"], { stdio: "inherit" });
check();

let timer: ReturnType<typeof setTimeout> | undefined;
const { folder } = contentPlace(process.cwd());
for (const input of [folder, "sidebars.ts", "redirects.ts"]) {
  watch(input, { recursive: input === folder }, () => {
    clearTimeout(timer);
    timer = setTimeout(check, settle);
  });
}
