import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** A package as npm's lock file has it, version 3: https://docs.npmjs.com/cli/v11/configuring-npm/package-lock-json */
const lockedPackage = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  /** An SPDX expression; absent if the package declares none. */
  license: z.string().optional(),
  /** Hash of its archive: `sha512-…` in Base64. */
  integrity: z.string().optional(),
  /** Used only for development and testing. */
  dev: z.boolean().optional(),
  /** Used only on some platforms. */
  optional: z.boolean().optional(),
  /** Used only by dev or optional dependencies. */
  devOptional: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
});
const lockFile = z.object({
  name: z.string(),
  version: z.string().optional(),
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), lockedPackage),
});

/** A package the site is built or tested with. */
type LockedPackage = z.output<typeof lockedPackage> & { name: string; version: string };

/**
 * Every package of `package-lock.json` in the project's folder, each version once, in the order of names.
 * @throws Error when there is no lock file of version 3.
 */
export function lockedPackages(root: string): LockedPackage[] {
  const all = Object.entries(readLock(root).packages).flatMap(([path, entry]) => {
    const { name = path.split("node_modules/").at(-1), version } = entry;
    return path && name && version ? [{ ...entry, name, version }] : [];
  });
  const byVersion = new Map(all.map((locked) => [`${locked.name}@${locked.version}`, locked]));
  return [...byVersion].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, locked]) => locked);
}

/**
 * Writes the bill of materials into a folder: CycloneDX 1.5 as JSON (https://cyclonedx.org/docs/1.5/json/), without the time and
 * the serial number that `npm sbom` adds, so that two builds of one commit write the same bytes.
 * @throws Error of the system when the lockfile cannot be read or the folder not be written.
 */
export function writeBillOfMaterials(root: string, folder: string): void {
  const { name, version = "0.0.0" } = readLock(root);
  const bill = {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { type: "application", "bom-ref": `${name}@${version}`, name, version } },
    components: lockedPackages(root).map(asComponent),
  };
  writeFileSync(join(folder, "bill-of-materials.cdx.json"), `${JSON.stringify(bill, null, 2)}\n`);
}

function asComponent({ name, version, license, integrity, dev, optional, devOptional }: LockedPackage) {
  const [algorithm, hash] = integrity?.split("-") ?? [];
  return {
    type: "library",
    "bom-ref": `${name}@${version}`,
    name,
    version,
    scope: dev || optional || devOptional ? "optional" : "required",
    ...(algorithm === "sha512" &&
      hash && { hashes: [{ alg: "SHA-512", content: Buffer.from(hash, "base64").toString("hex") }] }),
    ...(license && { licenses: [{ expression: license }] }),
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
  };
}

const readLock = (root: string) => lockFile.parse(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")));
