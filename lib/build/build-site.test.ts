import { expect, test } from "vitest";
import { readEnvironment } from "../site/environment";
import { buildSite } from "./build-site";

test.each([{ language: "de" }, { version: "2026.3" }])("a build is not that of one edition: %j", async (named) => {
  const built = buildSite({ ...readEnvironment(), ...named }, { isFull: false, isDefaultOnly: false });
  await expect(built).rejects.toThrow(/unset EDITION_LANGUAGE and EDITION_VERSION/);
});
