import { expect, test } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { addressIn, mystReferences } from "./myst-references";

test("leads links to other projects of MyST to their addresses", () => {
  const folder = temporaryFolder({
    "myst.yml":
      "project:\n  references:\n    guide: https://guide.example/docs/\n    crew:\n      url: https://crew.example\n    own: ../own\n",
  });
  const references = mystReferences({ folder, label: "t" });
  expect(addressIn(references, "xref:guide/a/b")).toBe("https://guide.example/docs/a/b");
  expect(addressIn(references, "xref:crew")).toBe("https://crew.example");
  for (const link of ["xref:own/a", "xref:other", "guide", "https://crew.example"])
    expect(addressIn(references, link)).toBeUndefined();
  expect(mystReferences({ folder: temporaryFolder({ "a.md": "" }), label: "t" }).size).toBe(0);
});
