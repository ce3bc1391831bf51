import type { Names } from "../settings";
import { site } from "../site";

/**
 * Puts the owner's product name and hosts in place of the authored ones.
 * Package and namespace names (`Planloom.Sdk`, `PlanloomClient`, `planloom job add`) stay: they are code.
 */
export function applyBrand(text: string, from: Names = site.authored ?? site.brand, to: Names = site.brand): string {
  if (from.name === to.name && from.domain === to.domain) return text;
  const name = new RegExp(`(?<![\\w@/.-])${from.name}(?![\\w.-]*[\\w-])`, "g");
  return text.replaceAll(from.domain, to.domain).replace(name, to.name);
}
