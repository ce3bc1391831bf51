import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder";
import { openSite } from "../configuration/open-site";
import { routeKeys } from "./route-keys";

const tree = temporaryFolder();

const write = (name: string, text: string) => writeFileSync(join(tree, name), text);
const writePage = (name: string, text: string) => write(`${name}.md`, `# ${name}\n\n${text} ${tree}.\n`);

/** Keys of the print sections for the current state of the tree. */
async function printKeys() {
  const environment = {
    root: process.cwd(),
    contentDir: tree,
    isAuthoring: false,
    isOptimized: false,
    isStrict: false,
  };
  const keys = await routeKeys(await openSite(environment, { includeDrafts: false }), "code");
  return { whole: keys.get("/print/whole"), knots: keys.get("/print/knots") };
}

test("a print section's key changes when one of its pages changes, including the always-rendered home page", async () => {
  for (const name of ["index", "rope", "knot"]) writePage(name, "Of the tree");
  write(
    "sidebars.ts",
    `const link = (href: string) => ({ type: "link", label: href, href });
export const sidebars = {
  whole: { label: "Whole", href: "/rope", items: [link("/"), link("/rope")] },
  knots: { label: "Knots", href: "/knot", items: [link("/knot")] },
};
`,
  );
  const first = await printKeys();
  expect(Object.values(first)).not.toContain(undefined);
  expect(await printKeys()).toEqual(first);

  writePage("index", "Another beginning of the tree");
  const second = await printKeys();
  expect(second.whole).not.toBe(first.whole);
  expect(second.knots).toBe(first.knots);

  writePage("knot", "Another knot of the tree");
  expect((await printKeys()).knots).not.toBe(first.knots);
});
