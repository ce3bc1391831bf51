import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { hashFiles, hashText } from "../hash";
import { memoize } from "../memoize";
import { projectRoot } from "../site/environment";
import { sharedStore } from "../store";
import { parseYaml, type ReadYaml, type YamlDocument } from "./yaml-document";

/** YAML documents whose values are kept on disk, since every process of a build asks for them and parsing is slow. */
type KeptYaml = {
  /** Reads a document as `parseYaml` does, but does not parse one whose text is still the same. */
  parse: ReadYaml;
  /** Writes down what this process has asked for, unless little of it is new. Documents with mistakes are not kept. */
  keep: () => void;
};

/** What a document said when it had the text with this hash. */
type Kept = { hash: string; value: unknown };

/** The share of documents that may be parsed anew before all are written again. */
const littleNew = 0.05;

/** The documents that are kept under `name` below the folder `.cache` of the project at `root`. */
export const keptYaml = memoize(open, ({ root, name }) => `${root} ${name}`);

function open({ root, name }: { root: string; name: string }): KeptYaml {
  const store = sharedStore(join(root, ".cache", "yaml"));
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
      else if (survives(parsed)) {
        asked.set(file, { hash, value: parsed.value });
        fresh++;
      }
      return parsed;
    },
    keep: () => {
      if (fresh <= asked.size * littleNew) return;
      store.put(key, { version, documents: Object.fromEntries(asked) });
      fresh = 0;
    },
  };
}

/** What a value depends on beside the text. */
const versionOf = memoize((root: string) => hashFiles(root, ["lib/input/yaml-document.ts", "package-lock.json"]));

/** A value that is more than JSON, such as a number without an end, would not come back as it is. */
const survives = ({ value, issues }: YamlDocument): boolean =>
  issues.length === 0 && isDeepStrictEqual(JSON.parse(JSON.stringify(value ?? null)), value);
