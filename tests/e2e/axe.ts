import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { Rule, RunOptions } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const wcagTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/**
 * Every axe rule, experimental ones included, except those replaced by others (`deprecated`) and those of WCAG level AAA (`wcag2aaa`):
 * readers who need more contrast than AA can ask for it, see `tests/e2e/forced-colors.spec.ts`.
 */
const everyTag: RunOptions["runOnly"] = { type: "tag", values: [...wcagTags, "best-practice", "experimental"] };

/**
 * Scrollable regions must be focusable (`scrollable-region-focusable`), but this experimental rule allows that only for widgets and
 * landmarks; `docs/decisions.md` says why ours are groups.
 */
const contested = { "focus-order-semantics": { enabled: false } };

/** Skips the list of passed rules and the selectors, which take as long as the checks themselves, and frames, which no page has. */
const runOptions: RunOptions = { resultTypes: ["violations"], selectors: false, iframes: false };

/** Rules whose result depends on colors: the only ones that can differ between a page's light and dark mode. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** A selector of elements to exclude from a run, and rules to apply to other elements than by default. */
type Limits = { exclude?: string; rules?: Rule[] };

/** Marks the elements whose colors a run checks. */
const lookedAtAttribute = "data-axe-looks";

/** All axe violations on the page in its current state, one line per element: the rule, the HTML, and axe's messages. */
export const violations = (page: Page) => runAxe(page, { runOnly: everyTag, rules: contested });

/** The same, but of texts that look alike, only the first one in the tab has its colors checked, which is what makes axe slow. */
export const violationsByKind = (page: Page) => foundByKind(page, { runOnly: everyTag, rules: contested });

/** WCAG violations only, for third-party interfaces: best practices beyond WCAG are up to their authors. */
export const wcagViolations = (page: Page) => runAxe(page, { runOnly: { type: "tag", values: wcagTags } });

/** Color violations only, for a page that has passed every rule in the other color mode. */
export const colorViolations = (page: Page) => runAxe(page, onlyRules(colorRules));

/** The same, but of texts that look alike, only the first one in the tab is checked. */
export const colorViolationsByKind = (page: Page) => foundByKind(page, onlyRules(colorRules));

/** Texts with less contrast than AAA requires, the first of those that look alike, except in elements that match `without`. */
export const contrastViolationsByKind = (page: Page, without: string) =>
  foundByKind(page, onlyRules(["color-contrast", "color-contrast-enhanced"]), without);

const onlyRules = (values: string[]): RunOptions => ({ runOnly: { type: "rule", values } });

async function foundByKind(page: Page, chosen: RunOptions, exclude?: string): Promise<string[]> {
  await page.evaluate(markKinds, lookedAtAttribute);
  const rules = [
    { id: "color-contrast", selector: `[${lookedAtAttribute}]` },
    { id: "color-contrast-enhanced", selector: `[${lookedAtAttribute}]` },
    { id: "link-in-text-block", selector: `a[href][${lookedAtAttribute}]` },
  ];
  return runAxe(page, chosen, { exclude, rules });
}

/** Injects axe only once per document, since it is half a megabyte. */
async function runAxe(page: Page, chosen: RunOptions, { exclude, rules = [] }: Limits = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ([options, exclude, rules]) => {
      const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
      axe.reset();
      axe.configure({ rules });
      const { violations } = await axe.run({ include: document, exclude: exclude ?? [] }, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => [`${id}: ${html.slice(0, 240)}`, ...any.map(({ message }) => message)].join(" ")),
      );
    },
    [{ ...runOptions, ...chosen }, exclude, rules] as const,
  );
}

/**
 * Runs in the browser: sets an attribute on every text in a diagram and, elsewhere, on the first of the texts that look alike: those
 * of the same color, size, and weight on the same background and, in a figure, where elements can overlap, with the same classes around
 * them. What looks alike is remembered across the pages of a tab, per width and color mode.
 */
function markKinds(attribute: string): void {
  for (const element of document.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute);
  const memory = `${attribute} ${innerWidth} ${matchMedia("(prefers-color-scheme: dark)").matches}`;
  const kinds = new Set<string>(JSON.parse(sessionStorage.getItem(memory) ?? "[]"));
  const grounds = new Map<Element, string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!element || !texts.currentNode.nodeValue?.trim() || !isSeen(element)) continue;
    const kind = `${textOf(element)} on ${groundOf(element)} ${classesInFigure(element)}`;
    if (kinds.has(kind) && !element.closest("svg")) continue;
    kinds.add(kind);
    element.setAttribute(attribute, "");
  }
  sessionStorage.setItem(memory, JSON.stringify([...kinds]));

  /** Axe skips hidden and fully clipped text, so such text cannot stand in for visible text. */
  function isSeen(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1 && height > 1;
  }

  /** A link must also be distinguishable from the text around it, so its key includes that text's style. */
  function textOf(element: Element): string {
    const { color, fontSize, fontWeight, textDecorationLine, textShadow } = getComputedStyle(element);
    const around = element.matches("a[href]") && element.parentElement ? `in ${textOf(element.parentElement)}` : "";
    return [color, fontSize, fontWeight, textDecorationLine, textShadow, around].join();
  }

  function groundOf(element: Element): string {
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join();
    const below = element.parentElement ? groundOf(element.parentElement) : "";
    const isPlain = own === "rgba(0, 0, 0, 0),none,1,none,normal";
    const ground = isPlain || below.startsWith(own) ? below : `${own} ${below}`;
    grounds.set(element, ground);
    return ground;
  }

  function classesInFigure(element: Element | null): string {
    if (!element?.closest("figure:not([data-code])")) return "";
    return `${classesInFigure(element.parentElement)} ${element.localName}.${element.getAttribute("class") ?? ""}`;
  }
}
