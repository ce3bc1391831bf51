import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { dirname } from "node:path";

/** Measured values by name; the name includes the unit. */
export type Figures = Readonly<Record<string, number>>;

/** Prints figures as a Markdown table and writes them to `file`, with the machine they were measured on. */
export function report(figures: Figures, file: string): void {
  console.log("| what | figure |\n| --- | --- |");
  for (const [name, value] of Object.entries(figures)) console.log(`| ${name} | ${round(value)} |`);
  mkdirSync(dirname(file), { recursive: true });
  const machine = { cores: cpus().length, node: process.versions.node, date: new Date().toISOString() };
  writeFileSync(file, `${JSON.stringify({ machine, figures }, null, 2)}\n`);
  console.log(`\nWritten to ${file}`);
}

const round = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1));
