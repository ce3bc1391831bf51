import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import type { Issue, Mistake, Position, Severity } from "../types";
import { positionAt } from "./position-in-text";

/** Maximum length of a page in characters. */
const largest = 2_000_000;

/** Reads the file of a page, with issues for invalid characters. Line endings are normalized. The text of an unreadable file is empty. */
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

/** Combines the issues with reading a file and those with its text. For an unreadable file, the latter are dropped. */
export const issuesOf = ({ text, issues }: { text: string; issues: Issue[] }, ofText: readonly Issue[]): Issue[] =>
  text || issues.length === 0 ? [...issues, ...ofText] : issues;

/** The bytes of a file; if it cannot be read, an empty buffer and the error message of the system. */
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

/** An error message of the system without the absolute path, which differs by machine: "EACCES: permission denied". */
export const withoutPath = (failure: string): string => failure.replace(/, .*/s, "");

/** The unmodified text of a file; empty if it does not exist. */
export const readTextIfExists = (path: string): string => (existsSync(path) ? readFileSync(path, "utf8") : "");

/** Detects UTF-16 by its byte order mark, or by the zero byte in the encoding of every Latin letter. */
function wideOf(bytes: Buffer): "utf-16le" | "utf-16be" | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (bytes.length < 4 || bytes.length % 2 === 1) return undefined;
  if (first !== 0 && second === 0 && bytes[3] === 0) return "utf-16le";
  return first === 0 && second !== 0 && bytes[2] === 0 ? "utf-16be" : undefined;
}

type Placed = Mistake & Partial<Position>;

/** Reports invalid UTF-8 at the first replacement character, which the decoder puts there. */
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
