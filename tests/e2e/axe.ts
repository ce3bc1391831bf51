import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { Rule, RunOptions } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const wcagTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/**
 * Every rule of axe, experimental ones too, but those it has replaced by others (`deprecated`), and those of WCAG's level AAA
 * (`wcag2aaa`): readers who need more contrast than AA ask for it, see `tests/e2e/forced-colors.spec.ts`.
 */
const everyTag: RunOptions["runOnly"] = { type: "tag", values: [...wcagTags, "best-practice", "experimental"] };

/**
 * What scrolls must be a stop of the Tab key (`scrollable-region-focusable`), which this experimental rule allows to widgets and
 * landmarks alone; `docs/decisions.md` says why ours are groups.
 */
const contested = { "focus-order-semantics": { enabled: false } };

/** What passed is not told, nor how to select what did not: both take as long as looking. No page of ours has frames. */
const runOptions: RunOptions = { resultTypes: ["violations"], selectors: false, iframes: false };

/** Rules whose answer depends on colors: all that can differ between the two modes of one page. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** What is left out of a look, and rules that are asked of other elements than usual. */
type Limits = { exclude?: string; rules?: Rule[] };

/** Marks, for a look, the texts that are looked at for their colors. */
const lookedAtAttribute = "data-axe-looks";

/** Everything axe finds wrong with the page as it is: a line for each element, the rule and its HTML. */
export const violations = (page: Page) => runAxe(page, { runOnly: everyTag, rules: contested });

/** The same, but of texts that look alike the tab's first one is looked at for its colors, which is what takes axe its time. */
export const violationsByKind = (page: Page) => foundByKind(page, { runOnly: everyTag, rules: contested });

/** What breaks WCAG alone, for interfaces that others have made: advice beyond it is for them. */
export const wcagViolations = (page: Page) => runAxe(page, { runOnly: { type: "tag", values: wcagTags } });

/** What is wrong with the colors of a page that has passed in the other color mode. */
export const colorViolations = (page: Page) => runAxe(page, onlyRules(colorRules));

/** The same, of one of the texts that look alike. */
export const colorViolationsByKind = (page: Page) => foundByKind(page, onlyRules(colorRules));

/** Texts with less contrast than AAA asks for, of those that look alike one, wherever it is but in a part. */
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

/** Axe is put into a document once, however often it looks at that: it is half a megabyte. */
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
 * In the browser: gives an attribute to every text in a diagram, and to one of those elsewhere that look alike: in the same color,
 * size and weight on the same ground, and in a figure, where things cover each other, with the same classes around them. What this
 * tab has shown before, on whatever page, but at this width and in this mode, looks alike too.
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

  /** Axe passes over what is hidden or cut to nothing: it cannot stand for what is seen. */
  function isSeen(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1 && height > 1;
  }

  /** A link is told from the text around it, too. */
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
