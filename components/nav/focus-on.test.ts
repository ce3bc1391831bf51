// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { focusOn, focusPlace } from "./focus-on";

function shown(html: string): HTMLElement {
  document.body.innerHTML = html;
  const first = document.querySelector<HTMLElement>("main > *");
  if (!first) throw new Error("There is no main content.");
  return first;
}

test("an element that is no tab stop can be focused only while it has focus", () => {
  const section = shown("<main><section></section></main>");
  focusOn(section);
  expect(document.activeElement).toBe(section);
  section.dispatchEvent(new FocusEvent("blur"));
  expect(section.hasAttribute("tabindex"), "another window").toBe(true);
  section.blur();
  expect(section.hasAttribute("tabindex")).toBe(false);
});

test("the tabindex of an author stays", () => {
  const title = shown('<main><h1 tabindex="-1"></h1></main>');
  focusOn(title);
  title.blur();
  expect(title.getAttribute("tabindex")).toBe("-1");
});

test.each([
  ["rope", "H2"],
  ["Content", "H1"],
  ["", "H1"],
])("a place %j of the page is focused: %s", (id, name) => {
  shown('<main id="Content"><h1></h1><h2 id="rope"></h2></main>');
  focusPlace(id);
  expect(document.activeElement?.tagName).toBe(name);
});
