import { createHash } from "node:crypto";
import { contentOf, elementsNamed, elementsOf } from "../html-elements";
import { isExecutable } from "./page-files";

/** What a content security policy must admit for a page. */
export type PolicyNeeds = {
  /** The SHA-256 of each inline script a browser would run, in Base64. */
  inlineScripts: readonly string[];
  /** Whether the browser draws diagrams that the build left undrawn. */
  drawsDiagrams: boolean;
};

/** What the policy must admit for an exported page. */
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
