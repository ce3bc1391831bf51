import type { Mistake } from "../types";

/** True for a git merge conflict marker. */
export const isMergeMark = (line: string): boolean => /^(?:<{7}|>{7}) |^={7}$/.test(line);

/** The mistake reported for such a line. */
export const unfinishedMerge: Mistake = {
  message: "Marks of a merge that was not finished.",
  hint: "Keep one of the two texts, and remove the lines <<<<<<<, ======= and >>>>>>>.",
};
