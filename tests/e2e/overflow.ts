import type { Page } from "@playwright/test";

/** Elements that make the window scroll horizontally, and texts that are clipped without a way to scroll to them; five at most. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const describe = (element: Element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
    const width = document.documentElement.clientWidth;
    const wide = document.documentElement.scrollWidth > width;
    const out = [...document.querySelectorAll("main *")].filter(
      (element) => wide && element.getBoundingClientRect().right > width + 1,
    );
    const cut = [...document.querySelectorAll("main :is(h1, h2, h3, p, li, a, button, summary, td, th, label)")].filter(
      (element) => {
        const { overflowX, clipPath } = getComputedStyle(element);
        return overflowX === "hidden" && clipPath === "none" && element.scrollWidth > element.clientWidth + 1;
      },
    );
    const window = wide && out.length === 0 ? [document.body] : [];
    return [...window, ...out, ...cut].slice(0, 5).map(describe);
  });
}

/** Applies the text spacing of WCAG 1.4.12, by a constructed style sheet, which the content security policy allows. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
    );
    document.adoptedStyleSheets = [sheet];
  });
}
