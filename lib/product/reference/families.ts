/** Rows that differ only in a number inside their name, such as `freeText1` to `freeText20`. */
export type Family<T> = { first: T; last: T; members: T[]; label: string };

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
  return runs
    .flatMap((run) => (run.length >= 3 ? [run] : run.map((row) => [row])))
    .flatMap((run) => toFamily(run, nameOf));
}

function toFamily<T>(members: T[], nameOf: (row: T) => string): Family<T>[] {
  const [first] = members;
  const last = members.at(-1);
  if (first === undefined || last === undefined) return [];
  const label = members.length === 1 ? nameOf(first) : `${nameOf(first)} … ${nameOf(last)}`;
  return [{ first, last, members, label }];
}
