import type { Root } from "hast";
import type { Finding } from "../types";
import { placeOf, walkElements } from "./walk";

/** Schemes that a browser would execute, or open in place of the site. */
const unsafe = /^(javascript|data|vbscript|file|blob|filesystem):/i;

/** Whether a URL has an unsafe scheme, ignoring characters that browsers ignore. */
export const isUnsafeAddress = (address: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what browsers leave out.
  unsafe.test(address.replace(/[\u0000-\u0020]/g, ""));

/** Removes unsafe URLs from links and images, with a finding. */
export function rehypeSafeAddresses({ findings, severity }: { findings: Finding[]; severity: Finding["severity"] }) {
  return (tree: Root): void =>
    walkElements(tree, (node) => {
      for (const name of ["href", "src", "poster"]) {
        const address = node.properties[name];
        if (typeof address !== "string" || !isUnsafeAddress(address)) continue;
        delete node.properties[name];
        const shown = address.length > 60 ? `${address.slice(0, 60)}…` : address;
        const message = `The address "${shown}" is left out: its scheme is unsafe.`;
        findings.push({ severity, ...placeOf(node), message, hint: "Use https, mailto, or tel." });
      }
    });
}
