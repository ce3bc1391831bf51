import { expect, test } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { hugoParams } from "./hugo-params";

const pages = [
  { name: "_index", data: { cascade: { crew: "all", deck: { size: 3 } } } },
  { name: "sea/_index", data: { cascade: [{ crew: "few" }, { crew: "none", target: { path: "/x" } }], own: "no" } },
  { name: "sea/a", data: { params: { sail: "red\nand blue" }, list: ["b"], long: "One.\n\nTwo." } },
];

test("gives a page its own parameters, those of folders above it, and those of the site", () => {
  const project = temporaryFolder({
    "hugo.toml": '[params]\nport = "Kiel"\ncrew = "site"\n',
    "config/_default/params.yaml": "pier: 4\n",
    "content/sea/a.md": "",
  });
  const paramsOf = hugoParams(`${project}/content`, pages);
  const params = Object.fromEntries(paramsOf("sea/a"));
  expect(params).toMatchObject({
    "{{<param port>}}": "Kiel",
    "{{<param pier>}}": "4",
    "{{<param crew>}}": "few",
    "{{<param deck.size>}}": "3",
    "{{<param sail>}}": "red and blue",
  });
  expect(params).not.toHaveProperty("{{<param long>}}");
  expect(Object.fromEntries(paramsOf("sea/_index"))).toMatchObject({
    "{{<param crew>}}": "few",
    "{{<param own>}}": "no",
  });
});
