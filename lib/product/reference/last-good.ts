import { InputError } from "../../input/validate";
import { processWide } from "../../shared";
import { readEnvironment } from "../../site/environment";

/** What was read without a mistake, by name; lives as long as the process, while the bundler may run this module again. */
const good = processWide("last good", () => new Map<string, unknown>());

/**
 * What `read` gives. While authoring a mistake does not take the pages away that draw from it: they stay as they last were, and the
 * checks tell the mistake.
 * @throws what `read` throws, in an export and where nothing was right before.
 */
export function keepLastGood<T>(name: string, read: () => T): T {
  try {
    const value = read();
    good.set(name, value);
    return value;
  } catch (cause) {
    const isKept = cause instanceof InputError && readEnvironment().isAuthoring && good.has(name);
    if (isKept) return good.get(name) as T;
    throw cause;
  }
}
