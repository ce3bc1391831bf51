/** What `npm run check` can be told. */
type CheckFlags = { watch?: boolean; json?: boolean; github?: boolean };

/** Why options cannot stand together, and which to leave out; undefined where they can. */
export function refusalOf({ watch, json, github }: CheckFlags): string | undefined {
  if (json && github) return "--json and --github print the report in different forms. Leave one of them out.";
  if (watch && (json || github))
    return `--watch prints what is new for people, not for programs. Leave out --${json ? "json" : "github"}.`;
  return undefined;
}
