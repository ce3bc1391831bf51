import { readFileSync } from "node:fs";
import { BaseSequencer } from "vitest/node";

/**
 * Whether a test file makes the process forget its modules, which every file after it then loads again.
 *
 * @param {import("vitest/node").TestSpecification} file
 */
const forgetsModules = ({ moduleId }) => /\b(?:resetModules|useGerman)\(/.test(readFileSync(moduleId, "utf8"));

/** The usual order of test files, but for those last that make their process forget its modules. */
export class ResetsLast extends BaseSequencer {
  /** @param {import("vitest/node").TestSpecification[]} files */
  async sort(files) {
    const sorted = await super.sort(files);
    return [...sorted.filter((file) => !forgetsModules(file)), ...sorted.filter(forgetsModules)];
  }
}
