import { readFileSync } from "node:fs";
import { isRecord } from "../../input/is-record";
import { formatValue } from "../../input/messages";
import { InputError } from "../../input/validate";
import type { Path } from "../../input/yaml-document";
import { suggest } from "../../issues";
import type { Manifest } from "../../nav/manifest";
import type { Mistake, SidebarCategory, SidebarLink } from "../../types";
import { sidebarPlaces } from "./sidebar-places";

/** Where an entry is among the exports, and its label or path, by which to locate it there. */
type Place = { at: Path; near: string | undefined };

type SidebarMistake = Mistake & Place;

const hint =
  'An entry is { type: "link", label: "…", href: "/page" } or { type: "category", label: "…", items: […] }; ' +
  "npm run lint finds such mistakes.";

const sidebarHint = 'Write: sidebars = { user: { label: "…", href: "/user", items: […] } }';

/**
 * Checks that sidebars have the form of their types: a program runs with others, and fails far from the mistake. `path` is where their
 * file is, `file` how messages name it.
 * @throws InputError with every entry that has another form, at its place.
 */
export function assertSidebars(
  { sidebars, standalonePages }: Pick<Manifest, "sidebars" | "standalonePages">,
  path: string,
  file: string,
): void {
  const mistakes = sidebarMistakes(sidebars, standalonePages);
  if (mistakes.length === 0) return;
  const placeOf = sidebarPlaces(readFileSync(path, "utf8"));
  throw new InputError(
    mistakes.map(({ at, near, ...mistake }) => ({ severity: "error", file, ...placeOf(at, near), ...mistake })),
  );
}

/** Mistakes in sidebar entries and standalone pages. */
export function sidebarMistakes(sidebars: unknown, standalonePages: unknown): SidebarMistake[] {
  const own = Object.entries(isRecord(sidebars) ? sidebars : {}).flatMap(([id, sidebar]) => {
    const name = `sidebar "${id}"`;
    const place = { at: ["sidebars", id], near: nameOf(sidebar) };
    return [...missingTexts(sidebar, ["label", "href"], name, place), ...inItems(sidebar, name, place)];
  });
  const whole = (name: string) => ({ at: [name], near: undefined });
  const all = isRecord(sidebars)
    ? own
    : [{ message: '"sidebars" is not a map of sidebars by name.', hint: sidebarHint, ...whole("sidebars") }];
  const place = whole("standalonePages");
  if (Array.isArray(standalonePages)) return [...all, ...inList(standalonePages, "list of standalonePages", place)];
  return [...all, { message: '"standalonePages" is not a list.', hint, ...place }];
}

function inItems(value: unknown, owner: string, place: Place, above?: readonly unknown[]): SidebarMistake[] {
  const items: unknown = isRecord(value) ? value.items : undefined;
  if (!Array.isArray(items)) return [{ message: `The ${owner} has no list "items".`, hint, ...place }];
  return inList(items, owner, { ...place, at: [...place.at, "items"] }, above);
}

/** `above`: the categories around the list. */
function inList(
  items: readonly unknown[],
  owner: string,
  { at, near }: Place,
  above: readonly unknown[] = [],
): SidebarMistake[] {
  // Spreading turns holes, which an extra comma leaves, into undefined; flatMap alone skips them.
  return [...items].flatMap((item, index) => inEntry(item, owner, { at: [...at, index], near }, above));
}

/** Maximum number of categories around an entry, which also ends the reading of endless ones. */
const mostCategories = 30;

const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";

/** The label or path of an entry or sidebar. */
function nameOf(value: unknown): string | undefined {
  const { label, href } = isRecord(value) ? value : { label: value };
  return [label, href].find(isText);
}

/** The same, or that of its first entry. */
function nameWithin(value: unknown): string | undefined {
  const items: unknown = isRecord(value) ? value.items : undefined;
  const [first] = Array.isArray(items) ? items : [];
  return nameOf(value) ?? nameOf(first);
}

type Kind = "boolean" | "text" | "checked apart";

/** Keys of an entry by its type, and what they are; texts that must be there, and lists, are checked apart. */
const keys = {
  link: { type: "checked apart", label: "checked apart", href: "checked apart", unlisted: "boolean" },
  category: {
    type: "checked apart",
    label: "checked apart",
    href: "text",
    items: "checked apart",
    collapsed: "boolean",
    linkUnlisted: "boolean",
  },
} as const satisfies { link: Record<keyof SidebarLink, Kind>; category: Record<keyof SidebarCategory, Kind> };

/** Unknown keys of an entry, and keys whose value has the wrong type. */
function wrongKeys(
  item: Record<string, unknown>,
  type: keyof typeof keys,
  name: string,
  place: Place,
): SidebarMistake[] {
  const known: Readonly<Record<string, Kind>> = keys[type];
  const mistake = (message: string, next: string | undefined) => [{ message, hint: next, ...place }];
  return Object.entries(item).flatMap(([key, value]) => {
    if (!Object.hasOwn(known, key))
      return mistake(`The ${name} has an unknown key "${key}".`, suggest(key, Object.keys(known), hint));
    if (value === undefined) return [];
    if (known[key] === "boolean" && typeof value !== "boolean")
      return mistake(`"${key}" of the ${name} must be true or false.`, `Write ${key}: true, or remove it.`);
    if (known[key] === "text" && !isText(value))
      return mistake(`"${key}" of the ${name} must be text.`, `Write ${key}: "…", or remove it.`);
    return [];
  });
}

/** `around`: where the entry is, and what its owner is found by; `above`: the categories around it. */
function inEntry(item: unknown, owner: string, around: Place, above: readonly unknown[]): SidebarMistake[] {
  if (item === undefined || item === null)
    return [{ message: `The ${owner} has an empty entry.`, hint: "Remove a comma.", ...around }];
  const place = { at: around.at, near: nameWithin(item) };
  const name = `entry "${nameOf(item) ?? formatValue(item)}" of the ${owner}`;
  if (above.length === mostCategories) {
    const message = `The entry "${nameOf(item)}" of the ${owner.replace(/.* of the /, "")} is inside ${mostCategories} categories.`;
    return [{ message, hint: "List it in a category further out.", ...place }];
  }
  if (above.includes(item)) return [{ message: `The ${name} is one of the categories around it.`, hint, ...place }];
  const type: unknown = isRecord(item) ? item.type : undefined;
  if (!isRecord(item) || (type !== "link" && type !== "category")) {
    const meant = isText(type) ? { hint: suggest(type, Object.keys(keys), hint), near: type } : { hint };
    return [{ message: `The ${name} is neither a link nor a category.`, ...place, ...meant }];
  }
  if (type === "link")
    return [...missingTexts(item, ["label", "href"], name, place), ...wrongKeys(item, type, name, place)];
  return [
    ...missingTexts(item, ["label"], name, place),
    ...inItems(item, name, place, [...above, item]),
    ...(Array.isArray(item.items) ? wrongKeys(item, type, name, place) : []),
    ...listsNothing(item, name, place),
  ];
}

/** Reports a category without entries and without its own page, which would open to show nothing. */
function listsNothing(item: unknown, name: string, place: Place): SidebarMistake[] {
  const isEmpty = isRecord(item) && Array.isArray(item.items) && item.items.length === 0 && !item.href;
  const next = "List a page in it, or write a link in its place.";
  return isEmpty ? [{ message: `The ${name} lists nothing.`, hint: next, ...place }] : [];
}

function missingTexts(value: unknown, keys: string[], name: string, place: Place): SidebarMistake[] {
  const missing = keys.filter((key) => !isRecord(value) || !isText(value[key]));
  return missing.map((key) => ({ message: `The ${name} has no "${key}" text.`, hint, ...place }));
}
