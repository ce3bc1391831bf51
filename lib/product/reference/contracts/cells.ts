import { releaseHref } from "../changelog";

/** A cell with details below it; those that are empty are left out. */
export function cell(main: string, ...details: readonly string[]): string {
  return [main, ...details].filter(Boolean).join("\n");
}

/** Text in code font; nothing when there is no text. */
export function code(text: string | undefined): string {
  return text ? `\`${text}\`` : "";
}

/** A name in code font; of a family, `freeText1 … freeText10`, its first and last. */
export function nameCode(name: string): string {
  return name.split(" … ").map(code).join(" … ");
}

/** What a name stands for: its type, the values of an enumeration, and the API field an option sets. */
export function typeDetail({ type, values }: { type: string; values: readonly string[] }, field?: string): string {
  return `${type}${values.length > 0 ? `: ${values.join(", ")}` : ""}${field === undefined ? "" : ` · API field ${field}`}`;
}

/** The release that brought something, linked to its changes; nothing for what was there before the changelog. */
export function sinceDetail(release: string | undefined): string {
  return release === undefined ? "" : `[Since ${release}](${releaseHref(release)})`;
}
