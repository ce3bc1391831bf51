import { slugify } from "../slugify";
import type { Issue } from "../types";
import type { CheckedSite } from "./types";

const isClean = (part: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(part);

/** Pages whose address has other signs than small letters, digits and hyphens; those that a release had keep it. */
export function checkNames({ pages, released }: CheckedSite): Issue[] {
  const kept = new Set(released.map(({ href }) => href));
  return pages.flatMap(({ source: { doc, file, original } }): Issue[] => {
    // A translation has the address of its original, and a post its own check.
    const part =
      original || kept.has(doc.path) || doc.path.startsWith("/blog/")
        ? undefined
        : doc.path
            .split("/")
            .slice(1)
            .find((name) => name !== "" && !isClean(name));
    if (part === undefined) return [];
    const message = `"${doc.path}" is no clean address: "${part}" has other signs than small letters, digits and hyphens.`;
    return [
      {
        severity: "warning",
        file,
        message,
        hint: `Rename it, as "${slugify(part.normalize("NFD").replace(/\p{M}/gu, "")) || "plan-a-task"}".`,
      },
    ];
  });
}
