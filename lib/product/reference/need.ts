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
