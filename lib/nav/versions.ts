import type { VersionEntry } from "../site";

/** The version that is built from this repository and that readers get before they choose. */
export function lastVersion(versions: readonly VersionEntry[]): VersionEntry {
  const version = versions.find((candidate) => candidate.isLast) ?? versions[0];
  if (version) return version;
  throw new Error("The site has no version. Name one in versions.items of lib/site.ts.");
}

/** Where choosing a version leads: its main page. */
export function mainPathOf({ path, mainDocId }: VersionEntry): string {
  return `${path.replace(/\/$/, "")}/${mainDocId}`;
}

/**
 * The version a page belongs to: the one whose pages begin closest above it. Where several begin at the same place the
 * reader's choice decides, then the last version.
 */
export function versionOf(versions: readonly VersionEntry[], path: string, chosen: string | undefined): VersionEntry {
  const around = versions.filter((version) => `${path}/`.startsWith(`${version.path.replace(/\/$/, "")}/`));
  const closest = Math.max(...around.map((version) => version.path.length));
  const candidates = around.filter((version) => version.path.length === closest);
  return (
    candidates.find((version) => version.name === chosen) ?? lastVersion(candidates.length ? candidates : versions)
  );
}
