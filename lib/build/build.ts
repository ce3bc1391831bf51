import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { finishExport } from "./finish";
import { hashInputs } from "./inputs.mjs";
import { loadManifest, writeManifest } from "./manifest";
import { runCheck } from "./run-check";

/** `npm run build`: check, export, finish. Any failure leaves no folder that looks finished. */
rmSync("out", { recursive: true, force: true });
const inputs = hashInputs();
if (await runCheck(process.cwd())) {
  console.error("The build stops here: correct the errors above.");
  process.exit(1);
}
const manifest = await loadManifest(process.cwd(), false);
writeManifest(process.cwd(), manifest);
const exported = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
  stdio: "inherit",
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
});
if (exported.status !== 0) process.exit(exported.status ?? 1);
await finishExport("out", manifest);
writeFileSync("out/.inputs", inputs);
