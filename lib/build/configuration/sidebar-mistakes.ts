import { readFileSync } from "node:fs";
import { isRecord } from "../../input/is-record";
import { formatValue } from "../../input/messages";
import { InputError } from "../../input/validate";
import { suggest } from "../../issues";
import type { Manifest } from "../../nav/manifest";
import type { Mistake, SidebarCategory, SidebarLink } from "../../types";
import { placesOfStrings } from "./string-places";

/** A mistake in an entry, and the label or path by which to locate it in the file. */
type SidebarMistake = Mistake & { near?: string };

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
  const places = placesOfStrings(readFileSync(path, "utf8"));
  throw new InputError(
    mistakes.map(({ near, ...mistake }) => ({
      severity: "error",
      file,
      ...(near !== undefined && places.get(near)),
      ...mistake,
    })),
  );
}

/** Mistakes in sidebar entries and standalone pages. */
export function sidebarMistakes(sidebars: unknown, standalonePages: unknown): SidebarMistake[] {
  const own = Object.entries(isRecord(sidebars) ? sidebars : {}).flatMap(([id, sidebar]) => {
    const near = nameOf(sidebar);
    return [
      ...missingTexts(sidebar, ["label", "href"], `sidebar "${id}"`, near),
      ...inItems(sidebar, `sidebar "${id}"`, near),
    ];
  });
  const all = isRecord(sidebars)
    ? own
    : [{ message: '"sidebars" is not a map of sidebars by name.', hint: sidebarHint }];
  if (Array.isArray(standalonePages))
    return [...all, ...standalonePages.flatMap((item: unknown) => inEntry(item, "list of standalonePages"))];
  return [...all, { message: '"standalonePages" is not a list.', hint }];
}

function inItems(value: unknown, owner: string, near?: string, above: readonly unknown[] = []): SidebarMistake[] {
  const items: unknown = isRecord(value) ? value.items : undefined;
  if (!Array.isArray(items)) return [{ message: `The ${owner} has no list "items".`, hint, near }];
  // Spreading turns holes, which an extra comma leaves, into undefined; flatMap alone skips them.
  return [...items].flatMap((item: unknown) => inEntry(item, owner, near, above));
}

const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";

/** The label or path of an entry or sidebar. */
function nameOf(value: unknown): string | undefined {
  const { label, href } = isRecord(value) ? value : { label: value };
  return [label, href].find(isText);
}

/** The same, or that of its first entry. */
function placeOf(value: unknown): string | undefined {
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
  near?: string,
): SidebarMistake[] {
  const known: Readonly<Record<string, Kind>> = keys[type];
  return Object.entries(item).flatMap(([key, value]): SidebarMistake[] => {
    if (!Object.hasOwn(known, key))
      return [
        { message: `The ${name} has an unknown key "${key}".`, hint: suggest(key, Object.keys(known), hint), near },
      ];
    if (value === undefined) return [];
    if (known[key] === "boolean" && typeof value !== "boolean")
      return [
        { message: `"${key}" of the ${name} must be true or false.`, hint: `Write ${key}: true, or remove it.`, near },
      ];
    if (known[key] === "text" && !isText(value))
      return [{ message: `"${key}" of the ${name} must be text.`, hint: `Write ${key}: "…", or remove it.`, near }];
    return [];
  });
}

/** `around`: what the owner of the entry is found by; `above`: the categories around the entry. */
function inEntry(item: unknown, owner: string, around?: string, above: readonly unknown[] = []): SidebarMistake[] {
  if (item === undefined || item === null)
    return [{ message: `The ${owner} has an empty entry.`, hint: "Remove a comma.", near: around }];
  const near = placeOf(item);
  const name = `entry "${nameOf(item) ?? formatValue(item)}" of the ${owner}`;
  if (above.includes(item)) return [{ message: `The ${name} is one of the categories around it.`, hint, near }];
  const type: unknown = isRecord(item) ? item.type : undefined;
  if (!isRecord(item) || (type !== "link" && type !== "category")) {
    const meant = isText(type) ? { hint: suggest(type, Object.keys(keys), hint), near: type } : { hint, near };
    return [{ message: `The ${name} is neither a link nor a category.`, ...meant }];
  }
  if (type === "link")
    return [...missingTexts(item, ["label", "href"], name, near), ...wrongKeys(item, type, name, near)];
  return [
    ...missingTexts(item, ["label"], name, near),
    ...inItems(item, name, near, [...above, item]),
    ...(Array.isArray(item.items) ? wrongKeys(item, type, name, near) : []),
    ...listsNothing(item, name, near),
  ];
}

/** Reports a category without entries and without its own page, which would open to show nothing. */
function listsNothing(item: unknown, name: string, near?: string): SidebarMistake[] {
  const isEmpty = isRecord(item) && Array.isArray(item.items) && item.items.length === 0 && !item.href;
  const next = "List a page in it, or write a link in its place.";
  return isEmpty ? [{ message: `The ${name} lists nothing.`, hint: next, near }] : [];
}

function missingTexts(value: unknown, keys: string[], name: string, near?: string): SidebarMistake[] {
  const missing = keys.filter((key) => !isRecord(value) || !isText(value[key]));
  return missing.map((key) => ({ message: `The ${name} has no "${key}" text.`, hint, near }));
}
