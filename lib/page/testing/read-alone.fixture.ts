import { text } from "node:stream/consumers";
import { parsePage } from "../../site/read";
import { readPage } from "../read";

/** Reads the page on standard input, alone in a process whose memory is bounded from outside, and prints what was read. */
const { source } = parsePage("a.mdx", await text(process.stdin));
const { outline, program, findings } = await readPage(source, { sizeOf: () => undefined });
const { words, headings } = outline;
const ids = new Set(headings.map(({ id }) => id)).size;
console.log(JSON.stringify({ isCompiled: program !== "", words, ids, lastLine: headings.at(-1)?.line, findings }));
