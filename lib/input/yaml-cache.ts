import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { openCache } from "../disk-cache";
import { hashFiles, hashText } from "../hash";
import { memoize } from "../memoize";
import { projectRoot } from "../site/environment";
import { parseYaml, type ReadYaml, type YamlDocument } from "./yaml-document";

/** A disk cache of parsed YAML documents, since every process of a build needs them and parsing is slow. */
type YamlCache = {
  /** Like `parseYaml`, but takes the value from the cache if the text is unchanged. */
  parse: ReadYaml;
  /** Saves the documents that this process has parsed or read, unless few of them are new. Documents with issues are not cached. */
  save: () => void;
};

/** A cache entry: the value of a document, and the hash of its text. */
type Kept = { hash: string; value: unknown };

/** The share of newly parsed documents above which the cache is saved. */
const saveThreshold = 0.05;

/** Opens the cache called `name` in the folder `.cache` of the project at `root`. */
export const openYamlCache = memoize(open, ({ root, name }) => `${root} ${name}`);

function open({ root, name }: { root: string; name: string }): YamlCache {
  const store = openCache(join(root, ".cache", "yaml"));
  const key = hashText(name);
  const version = versionOf(projectRoot());
  const kept = store.get<{ version: string; documents: Record<string, Kept> }>(key);
  const known = new Map(kept?.version === version ? Object.entries(kept.documents) : []);
  const asked = new Map<string, Kept>();
  let fresh = 0;
  return {
    parse: (file, text) => {
      const hash = hashText(text);
      const found = asked.get(file) ?? known.get(file);
      const parsed = parseYaml(file, text, found?.hash === hash ? found : undefined);
      if (found?.hash === hash) asked.set(file, found);
      else if (isJson(parsed)) {
        asked.set(file, { hash, value: parsed.value });
        fresh++;
      }
      return parsed;
    },
    save: () => {
      if (fresh <= asked.size * saveThreshold) return;
      store.set(key, { version, documents: Object.fromEntries(asked) });
      fresh = 0;
    },
  };
}

/** Hash of everything a value depends on other than the text: the parser. */
const versionOf = memoize((root: string) => hashFiles(root, ["lib/input/yaml-document.ts", "package-lock.json"]));

/** True for a valid document whose value survives JSON; an infinite number, for example, does not. */
const isJson = ({ value, issues }: YamlDocument): boolean =>
  issues.length === 0 && isDeepStrictEqual(JSON.parse(JSON.stringify(value ?? null)), value);
