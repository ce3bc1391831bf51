import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { nameOfBlob } from "../site/translations";
import type { Changes } from "./changes";
import { translationsOf } from "./pages";

/**
 * Translations of the present text of a page stay that when an edit changes its links: their `translates` names the new text.
 * Those that had fallen behind before stay as they are. `renamed`: files that move, from the root, and where they go.
 */
export function keepTranslations(
  root: string,
  changes: Changes,
  renamed: ReadonlyMap<string, string> = new Map(),
): void {
  const origins = new Map([...renamed].map(([from, to]) => [to, from]));
  for (const file of changes.files().filter((name) => name.startsWith("content/"))) {
    const origin = origins.get(file) ?? file;
    const text = changes.read(file);
    if (text === undefined || !existsSync(join(root, origin))) continue;
    const [before, after] = [nameOfBlob(readFileSync(join(root, origin))), nameOfBlob(Buffer.from(text))];
    for (const found of translationsOf(root, origin.slice("content/".length))) {
      const translation = renamed.get(found) ?? found;
      changes.write(translation, renew(changes.read(translation) ?? "", before, after));
    }
  }
}

/** A translation of the text `before` as one of `after`, named with as many digits. */
const renew = (text: string, before: string, after: string): string =>
  text.replace(/^(translates:\s*["']?)([\da-f]+)/m, (line, start: string, name: string) =>
    before.startsWith(name) ? start + after.slice(0, name.length) : line,
  );
