import { readFileSync } from "node:fs";
import { join } from "node:path";
import { placeOfString } from "../input/place-in-text";
import { InputError } from "../input/validate";
import type { Manifest } from "../nav/manifest";
import type { Mistake } from "../types";

/** What is wrong with an entry, and the label or address by which it is found in the file. */
type SidebarMistake = Mistake & { near?: string };

const hint =
  'An entry is { type: "link", label: "…", href: "/page" } or { type: "category", label: "…", items: […] }; ' +
  "npm run lint finds such mistakes.";

/** @throws InputError with every entry of a manifest's sidebars that has not the form of one, at its place in the file. */
export function assertSidebars({ sidebars, standalonePages }: Manifest, root: string, file: string): void {
  const mistakes = sidebarMistakes(sidebars, standalonePages);
  if (mistakes.length === 0) return;
  const text = readFileSync(join(root, file), "utf8");
  throw new InputError(
    mistakes.map(({ near, ...mistake }) => ({
      severity: "error",
      file,
      ...(near !== undefined && placeOfString(text, near)),
      ...mistake,
    })),
  );
}

/** Entries of sidebars without the form that their types ask for: a program runs with them, and fails far from here. */
export function sidebarMistakes(sidebars: unknown, standalonePages: unknown): SidebarMistake[] {
  const own = Object.entries(asRecord(sidebars)).flatMap(([id, sidebar]) => [
    ...missingTexts(sidebar, ["label", "href"], `The sidebar "${id}"`),
    ...inList(asRecord(sidebar).items, `The sidebar "${id}"`),
  ]);
  return [...own, ...inList(standalonePages, '"standalonePages"')];
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};

function inList(items: unknown, owner: string, near?: string): SidebarMistake[] {
  if (!Array.isArray(items)) return [{ message: `${owner} has no list "items".`, hint, near }];
  return items.flatMap((item: unknown) => inEntry(item, owner));
}

function inEntry(item: unknown, owner: string): SidebarMistake[] {
  const { type, label, href, items } = asRecord(item);
  const near = [label, href].find((text) => typeof text === "string");
  const name = `The entry "${near ?? JSON.stringify(item)}" of ${owner.replace(/^The/, "the")}`;
  if (type === "link") return missingTexts(item, ["label", "href"], name, near);
  if (type === "category") return [...missingTexts(item, ["label"], name, near), ...inList(items, name, near)];
  return [{ message: `${name} is neither link nor category.`, hint, near }];
}

function missingTexts(value: unknown, keys: string[], name: string, near?: string): SidebarMistake[] {
  const missing = keys.filter((key) => typeof asRecord(value)[key] !== "string");
  return missing.map((key) => ({ message: `${name} has no text "${key}".`, hint, near }));
}
