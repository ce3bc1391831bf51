import { isInSection } from "../paths";

/** `aria-current` of an entry: the page itself, or a page of the section the entry stands for. */
export function ariaCurrentOf(path: string, href: string, section: string | null = href): "page" | "true" | undefined {
  if (path === href) return "page";
  return section !== null && isInSection(path, section) ? "true" : undefined;
}

/**
 * The section an entry of a menu stands for: the folder below the menu's own address, so that `/integrations/nav/intro`
 * stands for `/integrations/nav`. An entry that leads to the menu's own page stands for no section.
 */
export function sectionOf(href: string, menu: string): string | null {
  if (!href.startsWith(`${menu}/`)) return null;
  return `${menu}/${href.slice(menu.length + 1).split("/")[0]}`;
}
