/** Rows that differ only in a number inside their name, such as `freeText1` to `freeText20`: the first, and a name for all. */
type Family<T> = { first: T; label: string };

/**
 * Puts neighbors together whose names differ only in a running number. Three or more become one family named
 * `freeText1 … freeText20`; everything else stays alone.
 * @param nameOf Name of a row.
 * @param looksOf Everything else readers see of the row; members of a family must look the same.
 */
export function collapseFamilies<T>(
  rows: readonly T[],
  nameOf: (row: T) => string,
  looksOf: (row: T) => string,
): Family<T>[] {
  const runs: T[][] = [];
  let key = "";
  for (const row of rows) {
    const shape = nameOf(row).replace(/\d+/, "#");
    const next = `${shape}\n${looksOf(row)}`;
    if (shape.includes("#") && next === key) runs.at(-1)?.push(row);
    else runs.push([row]);
    key = next;
  }
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (run.length < 3 || first === undefined || last === undefined)
      return run.map((row) => ({ first: row, label: nameOf(row) }));
    return [{ first, label: `${nameOf(first)} … ${nameOf(last)}` }];
  });
}

/** How much an action needs a field or option. */
export type Need = { type: "always" } | { type: "choice" } | { type: "condition"; when: string } | { type: "never" };

/**
 * Says on which actions something is needed: `create, update, delete`, `update, delete (one key)`,
 * `create, update, unless …`. One action alone says `yes`. Empty when it is never needed.
 */
export function formatNeeds(needs: readonly { action: string; need: Need }[]): string {
  const actionsOf = (type: Need["type"]) => needs.filter(({ need }) => need.type === type).map(({ action }) => action);
  const name = (actions: readonly string[]) => (needs.length === 1 ? "yes" : actions.join(", "));
  const always = actionsOf("always");
  const choice = actionsOf("choice");
  const condition = needs.flatMap(({ need }) => (need.type === "condition" ? [need.when] : []))[0];
  return [
    ...(always.length > 0 ? [name(always)] : []),
    ...(condition === undefined ? [] : [`${name(actionsOf("condition"))}, ${condition}`]),
    ...(choice.length > 0 ? [`${name(choice)} (one key)`] : []),
  ].join("; ");
}

/** How much a body, or an action, needs one of its fields. `alternatives`: sets of names of which one must be complete. */
export function needOf(
  name: string,
  field: { isRequired: boolean; requiredWhen?: string } | undefined,
  alternatives: readonly (readonly string[])[],
): Need {
  if (!field) return { type: "never" };
  if (field.isRequired) return { type: "always" };
  if (field.requiredWhen !== undefined) return { type: "condition", when: field.requiredWhen };
  return alternatives.some((set) => set.includes(name)) ? { type: "choice" } : { type: "never" };
}
