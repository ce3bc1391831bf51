import type { Redirect } from "../../types";

/** What a page was called: the last segments of the addresses that lead to it, in words. */
export function oldNames(path: string, moved: readonly Redirect[]): string[] {
  return moved
    .filter(({ to }) => to === path)
    .flatMap(({ from }) => from.split("/").at(-1)?.replaceAll("-", " ") ?? []);
}
