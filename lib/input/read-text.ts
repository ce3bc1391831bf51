import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import type { Issue, Mistake, Position, Severity } from "../types";
import { positionAt } from "./position-in-text";

/** Largest page in characters. */
const largest = 2_000_000;

/** Reads a page's file, with issues for invalid characters. Line ends are normalized. A file that cannot be read is one without text. */
export function readText(path: string, file: string, severity: Severity): { text: string; issues: Issue[] } {
  const { bytes, failure } = readBytes(path);
  if (failure !== undefined) return { text: "", issues: [{ severity, file, ...unreadable(failure) }] };
  const wide = wideOf(bytes);
  const text = new TextDecoder(wide ?? "utf-8", { ignoreBOM: false }).decode(bytes).replace(/\r\n?/g, "\n");
  const found = wide
    ? { message: `The file is written in ${wide.toUpperCase()}.`, line: 1 }
    : (mistakeOf(text) ?? (isUtf8(bytes) ? undefined : brokenIn(text)));
  const readable = text.replaceAll("\0", "\uFFFD");
  if (!found) return { text: readable, issues: [] };
  const issue = { severity, file, hint: "Save it as UTF-8, without NUL characters.", ...found };
  return { text: readable.length > largest ? "" : readable, issues: [issue] };
}

/** What is wrong with a file: with its bytes, and with its text. Of a file that could not be read nothing is said of the text. */
export const issuesOf = ({ text, issues }: { text: string; issues: Issue[] }, ofText: readonly Issue[]): Issue[] =>
  text || issues.length === 0 ? [...issues, ...ofText] : issues;

/** The bytes of a file, or none and what the system says when it cannot be read. */
export function readBytes(path: string): { bytes: Buffer; failure?: string } {
  try {
    return { bytes: readFileSync(path) };
  } catch (cause) {
    return { bytes: Buffer.alloc(0), failure: cause instanceof Error ? cause.message : String(cause) };
  }
}

const unreadable = (failure: string): Mistake => ({
  message: `The file cannot be read: ${withoutPath(failure)}.`,
  hint: "Make it a readable file, or remove it.",
});

/** The system's words without the path, which names the machine: "EACCES: permission denied". */
export const withoutPath = (failure: string): string => failure.replace(/, .*/s, "");

/** The text of a file as it is; empty if the file does not exist. */
export const readTextIfExists = (path: string): string => (existsSync(path) ? readFileSync(path, "utf8") : "");

/** UTF-16 by its byte order mark, or by the zero byte that every Latin letter has in it. */
function wideOf(bytes: Buffer): "utf-16le" | "utf-16be" | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (bytes.length < 4 || bytes.length % 2 === 1) return undefined;
  if (first !== 0 && second === 0 && bytes[3] === 0) return "utf-16le";
  return first === 0 && second !== 0 && bytes[2] === 0 ? "utf-16be" : undefined;
}

type Placed = Mistake & Partial<Position>;

/** The first broken place shows as a replacement character. */
const brokenIn = (text: string): Placed => ({
  message: "The file has bytes that are not UTF-8.",
  ...positionAt(text, text.indexOf("\uFFFD")),
});

function mistakeOf(text: string): Placed | undefined {
  if (text.length > largest) {
    const hint = `Split it: a page can have at most ${largest} characters.`;
    return { message: `The file is too long to read: ${text.length} characters.`, hint, line: 1 };
  }
  const nul = text.indexOf("\0");
  if (nul >= 0) return { message: "The file has a NUL character.", ...positionAt(text, nul) };
  return undefined;
}
