import type { Position } from "../types";

/** Where a node begins, for a finding. */
export function placeOf({ position }: { position?: { start: Position } }): Partial<Position> {
  const { line, column } = position?.start ?? {};
  return { line, column };
}
