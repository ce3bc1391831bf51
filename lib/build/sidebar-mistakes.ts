import { readFileSync } from "node:fs";
import { isRecord } from "../input/is-record";
import { positionOfString } from "../input/position-in-text";
import { InputError } from "../input/validate";
import type { Manifest } from "../nav/manifest";
import type { Mistake } from "../types";

/** What is wrong with an entry, and the label or address by which it is found in the file. */
type SidebarMistake = Mistake & { near?: string };

const hint =
  'An entry is { type: "link", label: "…", href: "/page" } or { type: "category", label: "…", items: […] }; ' +
  "npm run lint finds such mistakes.";

/**
 * Holds sidebars to the form that their types ask for: a program runs with others, and fails far from here. `path` is where their file is,
 * `file` how messages name it.
 * @throws InputError with every entry that has another form, at its place.
 */
export function assertSidebars(
  { sidebars, standalonePages }: Pick<Manifest, "sidebars" | "standalonePages">,
  path: string,
  file: string,
): void {
  const mistakes = sidebarMistakes(sidebars, standalonePages);
  if (mistakes.length === 0) return;
  const text = readFileSync(path, "utf8");
  throw new InputError(
    mistakes.map(({ near, ...mistake }) => ({
      severity: "error",
      file,
      ...(near !== undefined && positionOfString(text, near)),
      ...mistake,
    })),
  );
}

/** Entries of sidebars, and pages beside them, without their form. */
export function sidebarMistakes(sidebars: unknown, standalonePages: unknown): SidebarMistake[] {
  const own = Object.entries(isRecord(sidebars) ? sidebars : {}).flatMap(([id, sidebar]) => {
    const near = nameOf(sidebar);
    return [
      ...missingTexts(sidebar, ["label", "href"], `sidebar "${id}"`, near),
      ...inItems(sidebar, `sidebar "${id}"`, near),
    ];
  });
  if (Array.isArray(standalonePages))
    return [...own, ...standalonePages.flatMap((item: unknown) => inEntry(item, "list of standalonePages"))];
  return [...own, { message: '"standalonePages" is not a list.', hint }];
}

function inItems(value: unknown, owner: string, near?: string): SidebarMistake[] {
  const items: unknown = isRecord(value) ? value.items : undefined;
  if (!Array.isArray(items)) return [{ message: `The ${owner} has no list "items".`, hint, near }];
  return items.flatMap((item: unknown) => inEntry(item, owner));
}

/** What an entry or a sidebar is found by: its label, or its address. */
function nameOf(value: unknown): string | undefined {
  const { label, href } = isRecord(value) ? value : {};
  return [label, href].find((text): text is string => typeof text === "string" && text.trim() !== "");
}

function inEntry(item: unknown, owner: string): SidebarMistake[] {
  const type: unknown = isRecord(item) ? item.type : undefined;
  const near = nameOf(item);
  const name = `entry "${near ?? JSON.stringify(item)}" of the ${owner}`;
  if (type === "link") return missingTexts(item, ["label", "href"], name, near);
  if (type === "category")
    return [
      ...missingTexts(item, ["label"], name, near),
      ...inItems(item, name, near),
      ...listsNothing(item, name, near),
    ];
  return [{ message: `The ${name} is neither a link nor a category.`, hint, near }];
}

/** A category without entries and without a page of its own would open and show nothing. */
function listsNothing(item: unknown, name: string, near?: string): SidebarMistake[] {
  const isEmpty = isRecord(item) && Array.isArray(item.items) && item.items.length === 0 && !item.href;
  const next = "List a page in it, or write a link in its place.";
  return isEmpty ? [{ message: `The ${name} lists nothing.`, hint: next, near }] : [];
}

function missingTexts(value: unknown, keys: string[], name: string, near?: string): SidebarMistake[] {
  const missing = keys.filter((key) => !isRecord(value) || typeof value[key] !== "string" || value[key].trim() === "");
  return missing.map((key) => ({ message: `The ${name} has no "${key}" text.`, hint, near }));
}
