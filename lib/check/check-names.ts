import { isSlug, slugifyAccented } from "../slugify";
import type { Issue } from "../types";
import type { CheckedSite } from "./types";

/** Reports page addresses with characters other than lowercase letters, digits, and hyphens, unless they were released. */
export function checkNames({ pages, released }: CheckedSite): Issue[] {
  const kept = new Set(released.map(({ href }) => href));
  return pages.flatMap(({ source: { doc, file, original } }): Issue[] => {
    // A translation has the address of its original, and posts are checked elsewhere.
    const part =
      original || kept.has(doc.path) || doc.path.startsWith("/blog/")
        ? undefined
        : doc.path
            .split("/")
            .slice(1)
            .find((name) => name !== "" && !isSlug(name));
    if (part === undefined) return [];
    const plain = slugifyAccented(part);
    const rename = `Rename "${part}"${plain && ` to "${plain}"`}`;
    return [
      {
        severity: "warning",
        file,
        message: `"${doc.path}" is not a clean address.`,
        hint: `${rename}: use only lowercase letters, digits, and single hyphens.`,
      },
    ];
  });
}
