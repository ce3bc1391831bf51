import { text } from "node:stream/consumers";
import { parsePage } from "../../site/read-pages";
import { readPage } from "../read";

/**
 * Reads the page on standard input, alone in a process whose memory is bounded from outside. Prints what was read, and the seconds of a
 * processor that all of it took, which do not depend on who else is at work.
 */
const { source } = parsePage("a.mdx", await text(process.stdin));
const { outline, program, findings } = await readPage(source, { sizeOf: () => undefined });
const { words, headings } = outline;
const { user, system } = process.cpuUsage();
const seconds = (user + system) / 1e6;
const ids = new Set(headings.map(({ id }) => id)).size;
console.log(
  JSON.stringify({ isCompiled: program !== "", words, ids, lastLine: headings.at(-1)?.line, findings, seconds }),
);
