import type { Redirect } from "../types";

/** The redirects in the formats of hosts that answer with a status instead of a page. Paths are relative to the export. */
export function redirectFiles(redirects: readonly Redirect[]): Record<string, string> {
  return { _redirects: redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("") };
}
