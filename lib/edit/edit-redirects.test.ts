import { expect, test } from "vitest";
import { addRedirects, replacedRedirects } from "./edit-redirects";

const redirects = `import { site } from "./lib/site";

/** Old addresses. */
export const redirects = [
  // From the first edition.
  { from: "/a", to: "/b#c" },
  { from: "/support", to: site.hosts.support },
] satisfies Redirect[];
`;

test("adds a redirect, collapses chains, and drops a redirect whose old path is a page again", () => {
  const moved = addRedirects(redirects, { addresses: new Map([["/b", "/c"]]) });
  expect(moved).toBe(
    redirects
      .replace('to: "/b#c" }', 'to: "/c#c" }')
      .replace("support },\n", 'support },\n  { from: "/b", to: "/c" },\n'),
  );
  const back = addRedirects(moved, { addresses: new Map([["/c", "/b"]]) });
  expect(back).not.toContain('from: "/b"');
  expect(back).toContain('{ from: "/a", to: "/b#c" }');
  expect(back).toContain('{ from: "/c", to: "/b" }');
});

test("redirects the old paths of a removed page to its replacement without their anchors", () => {
  const removed = addRedirects(redirects, { addresses: new Map([["/b", "/c"]]), isRemoved: true });
  expect(removed).toContain('{ from: "/a", to: "/c" },');
  const inside = addRedirects(redirects, { addresses: new Map([["/b", "/c#d"]]), isRemoved: true });
  expect(inside).toContain('{ from: "/a", to: "/c#d" },');
});

test("adds no redirect from a draft, but retargets those that lead to it", () => {
  const addresses = new Map([["/b", "/c"]]);
  const retargeted = redirects.replace('to: "/b#c" }', 'to: "/c#c" }');
  expect(addRedirects(redirects, { addresses }, new Set(["/b"]))).toBe(retargeted);
});

test("preserves comments next to and below entries", () => {
  const commented = `export const redirects = [
  { from: "/a", to: "/b" }, // Until 2027.
  /* Kept by hand. */
  { from: "/c", to: "/d" } /* of the shop */, // And more.
  // Add new ones here.
];
`;
  expect(addRedirects(commented, { addresses: new Map([["/b", "/e"]]) })).toBe(
    commented
      .replace('to: "/b" }', 'to: "/e" }')
      .replace(" /* of the shop */,", ", /* of the shop */")
      .replace("new ones here.\n", 'new ones here.\n  { from: "/b", to: "/e" },\n'),
  );
  const last = 'export const redirects = [\n  { from: "/a", to: "/b" } // Last.\n];\n';
  expect(addRedirects(last, { addresses: new Map([["/c", "/d"]]) })).toContain(
    '{ from: "/a", to: "/b" }, // Last.\n  { from: "/c"',
  );
});

test("names the old addresses that lead elsewhere once a page has moved there, but not those it comes back to", () => {
  const taken = new Map([
    ["/page", "/support"],
    ["/b", "/a"],
    ["/draft", "/support"],
  ]);
  expect(replacedRedirects(redirects, { addresses: taken }, new Set(["/draft"]))).toEqual(["/support"]);
  expect(replacedRedirects(redirects, { addresses: taken }, new Set(["/draft", "/page"]))).toEqual([]);
});
