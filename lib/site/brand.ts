import { escapeRegExp } from "../escape-regexp";
import type { Names } from "../settings";
import { site } from "../site";

/**
 * Replaces the authored product name and hosts with the owner's.
 * Package and namespace names (`Planloom.Sdk`, `PlanloomClient`, `planloom job add`) stay: they are code. Heading ids derive from heading
 * text, so links to them are rewritten too.
 */
export function applyBrand(text: string, from: Names = site.authored ?? site.brand, to: Names = site.brand): string {
  if (from.name === to.name && from.domain === to.domain) return text;
  const name = new RegExp(`(?<![\\w@/.-])${escapeRegExp(from.name)}(?![\\w.-]*[\\w-])`, "g");
  const id = new RegExp(`(#|\\bid="|^ *at: "?)([a-z0-9-]*)\\b${idOf(from.name)}\\b`, "gm");
  return text
    .replaceAll(from.domain, () => to.domain)
    .replace(name, () => to.name)
    .replace(id, (_, start: string, before: string) => start + before + idOf(to.name));
}

/** A name as it appears in a heading id. */
const idOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, "-")
    .replace(/^-|-$/g, "");
