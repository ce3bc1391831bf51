import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder";
import { lockedPackages, writeBillOfMaterials } from "./bill-of-materials";

let folder = "";
beforeEach(() => {
  folder = temporaryFolder();
});

test("lists every locked version once, with its license, hash, and whether it is a runtime dependency", () => {
  const packages = {
    "": { name: "lamp-docs", version: "1.0.0" },
    "node_modules/@rock/lens": { version: "2.1.0", license: "MIT", integrity: "sha512-AQID" },
    "node_modules/wick": { version: "1.0.0", license: "ISC", dev: true },
    "node_modules/@rock/lens/node_modules/wick": { version: "1.0.0", license: "ISC", dev: true },
    "node_modules/@rock/lens/node_modules/oil": { version: "3.0.0" },
    "node_modules/flint": { version: "1.0.0", devOptional: true },
  };
  const lock = { name: "lamp-docs", version: "1.0.0", lockfileVersion: 3, packages };
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
  writeBillOfMaterials(folder, folder);
  const first = readFileSync(join(folder, "bill-of-materials.cdx.json"), "utf8");
  expect(JSON.parse(first)).toMatchObject({
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    metadata: { component: { name: "lamp-docs", version: "1.0.0" } },
    components: [
      {
        name: "@rock/lens",
        scope: "required",
        purl: "pkg:npm/%40rock/lens@2.1.0",
        licenses: [{ expression: "MIT" }],
        hashes: [{ alg: "SHA-512", content: "010203" }],
      },
      { name: "flint", scope: "optional" },
      { name: "oil", version: "3.0.0", scope: "required" },
      { name: "wick", scope: "optional", licenses: [{ expression: "ISC" }] },
    ],
  });
  writeBillOfMaterials(folder, folder);
  expect(readFileSync(join(folder, "bill-of-materials.cdx.json"), "utf8")).toBe(first);
});

/** Licenses that permit building and publishing the site. The LGPL ones are unmodified libraries that Next loads to resize images. */
const accepted = new Set([
  "0BSD",
  "AFL-2.1",
  "Apache-2.0",
  "BlueOak-1.0.0",
  // The word lists in dictionary-en, which are never served to readers: two clauses plus acknowledgments, in several wordings.
  "BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MPL-2.0",
  "Python-2.0",
  "Unlicense",
]);

/** Packages without a license in `package.json` whose archive contains one: khroma's is MIT. */
const licensedInText = new Set(["khroma"]);

/** Packages whose install script is not needed: esbuild's only verifies the binary from its platform package. */
const worksWithoutScript = new Set(["esbuild"]);

test("every package has an accepted license, and none needs an install script", () => {
  const packages = lockedPackages(".");
  const words = (license: string) => license.replace(/[()]/g, "").split(/ (?:AND|OR) /);
  const unlicensed = packages.filter(
    ({ name, license }) =>
      !licensedInText.has(name) && !(license && words(license).every((word) => accepted.has(word))),
  );
  expect(unlicensed.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  const scripted = packages.filter(({ hasInstallScript, name }) => hasInstallScript && !worksWithoutScript.has(name));
  expect(scripted.map(({ name }) => name)).toEqual([]);
});

test("every direct dependency is pinned to an exact version, so every install gets what was tested", () => {
  const project = JSON.parse(readFileSync("package.json", "utf8"));
  const asked: Record<string, string> = { ...project.dependencies, ...project.devDependencies };
  const locked = JSON.parse(readFileSync("package-lock.json", "utf8")).packages[""];
  expect(asked).toEqual({ ...locked.dependencies, ...locked.devDependencies });
  const loose = Object.entries(asked).filter(
    ([, version]) => !/^(?:npm:[@\w/-]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
  const lists = Object.keys(project).filter((key) => /dependencies|overrides|resolutions/i.test(key));
  expect(lists.sort()).toEqual(["dependencies", "devDependencies"]);
});
