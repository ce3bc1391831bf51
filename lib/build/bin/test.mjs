import { rmSync } from "node:fs";
import { installBrowser, installTools } from "../browser.mjs";
import { installPackages } from "../install.mjs";
import { startStage } from "../stages/stage-process.mjs";
import { saveExport, stages, stagesBefore } from "../stages/stages.mjs";
import { flakyTests, slowestTests } from "../stages/test-reports.mjs";

/**
 * `npm test`: installs what is missing, a browser included, then runs every stage of `lib/build/stages/stages.mjs`, two at a time, and
 * says how long each took. `node lib/build/bin/test.mjs e2e --grep blog` runs the named stages alone, with the exports they test, and
 * hands the rest to the last of them.
 */
const given = process.argv.slice(2);
const named = given.filter((word) => word in stages);
if (given.length > 0 && named.length === 0) {
  console.error(`There is no stage "${given[0]}". Stages: ${Object.keys(stages).join(", ")}.`);
  process.exit(1);
}
const rest = given.filter((word) => !(word in stages));
const whole = Object.keys(stages).filter((name) => !stages[name].isByName);
const chosen = named.length > 0 ? withExports(named) : whole;
for (const name of chosen) stages[name].requires?.();
installPackages();
installTools();
const browser = installBrowser();

/** A stage alone needs the export it tests, and not the order that keeps the stages of a whole run apart. */
function withExports(names) {
  return [...new Set(names.flatMap((name) => [stages[name].tests ?? [], name].flat()))];
}

const times = new Map();
const running = new Map();

function start(name) {
  const { title, command, environment, keeps, keepsCode, inWholeRun = [] } = stages[name];
  const extra = named.length === 0 ? inWholeRun : name === named.at(-1) ? rest : [];
  console.log(`   ${title} …`);
  const begun = performance.now();
  const stage = startStage([...command, ...extra], {
    ...process.env,
    CHROMIUM: browser,
    NEXT_TELEMETRY_DISABLED: "1",
    NO_COLOR: "1",
    ...environment,
  });
  const ended = stage.ended.then((failure) => {
    times.set(name, performance.now() - begun);
    console.log(`\n── ${title}: ${seconds(times.get(name))}${failure && `, ${failure}`}`);
    process.stdout.write(Buffer.concat(stage.output));
    if (keeps && !failure) saveExport(keeps, keepsCode);
    return { name, failure };
  });
  running.set(name, { stop: stage.stop, ended });
}

function stopAll() {
  for (const { stop } of running.values()) stop();
}

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

// The stages are not in the terminal's group, so Ctrl+C and the end of the terminal are passed on to them.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stopAll);

const waiting = new Set(chosen);
const isDone = (name) => !waiting.has(name) && !running.has(name);
const isReady = (name) => [...stagesBefore(name)].every(isDone);
const begun = performance.now();
rmSync(".cache/reports", { recursive: true, force: true });
while (waiting.size + running.size > 0) {
  for (const name of waiting) {
    if (running.size >= 2 || !isReady(name)) continue;
    waiting.delete(name);
    start(name);
  }
  const { name, failure } = await Promise.race([...running.values()].map(({ ended }) => ended));
  running.delete(name);
  if (!failure) continue;
  stopAll();
  await Promise.all([...running.values()].map(({ ended }) => ended));
  console.error(`\n${stages[name].title} failed.`);
  process.exit(1);
}

console.log("\nTime of each stage");
for (const [name, time] of times) console.log(`${seconds(time).padStart(9)}  ${stages[name].title}`);
console.log(`${seconds(performance.now() - begun).padStart(9)}  in total, two at a time`);
const slowest = slowestTests(chosen, 10);
if (slowest.length > 0) console.log("\nSlowest tests");
for (const { name, duration } of slowest) console.log(`${seconds(duration).padStart(9)}  ${name}`);
const flaky = flakyTests(chosen);
if (flaky.length > 0)
  console.log(`\nFailed first and passed on retry, which is a bug in the test or the site\n${flaky.join("\n")}`);
