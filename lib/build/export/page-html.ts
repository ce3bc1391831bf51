import { createHash } from "node:crypto";
import { contentOf, elementsNamed, elementsOf, type HtmlElement } from "../../html-elements";

/** True for a `<link>` with this `rel`; `kinds` are the values of `as` to match. */
export const isLink = ({ name, attributes }: HtmlElement, rel: string, ...kinds: string[]) =>
  name === "link" && attributes.rel === rel && (kinds.length === 0 || kinds.includes(attributes.as ?? ""));

/** True for a script that a browser would run, not for data blocks such as JSON-LD. */
export function isExecutable({ name, attributes: { type = "" } }: HtmlElement): boolean {
  return name === "script" && (type === "" || type === "module" || /javascript$/.test(type));
}

/** The addresses of all `<link>`s with this `rel`, in order and without duplicates. */
export function linkedFiles(html: string, rel: string, ...kinds: string[]): string[] {
  const links = elementsNamed(html, "link").filter((link) => isLink(link, rel, ...kinds));
  return [...new Set(links.map(({ attributes: { href = "" } }) => href))];
}

/** What the content security policy must allow for a page. */
export type PolicyNeeds = {
  /** The SHA-256 of each inline script a browser would run, in Base64. */
  inlineScripts: readonly string[];
  /** Whether the browser draws diagrams that the build left undrawn. */
  drawsDiagrams: boolean;
};

/** What the policy must allow for an exported page. */
export function policyNeedsOf(html: string): PolicyNeeds {
  const scripts = elementsNamed(html, "script").filter(isExecutable);
  const inline = scripts.filter(({ attributes }) => attributes.src === undefined);
  return {
    inlineScripts: inline.map((script) => createHash("sha256").update(contentOf(html, script)).digest("base64")),
    // Few pages have diagrams at all.
    drawsDiagrams:
      html.includes("data-diagram") &&
      elementsOf(html).some(({ attributes }) => "data-diagram" in attributes && "data-wake" in attributes),
  };
}
