import type { Mistake } from "../types";

/** True for a line that git leaves where two versions of a text differ. */
export const isMergeMark = (line: string): boolean => /^(?:<{7}|>{7}) |^={7}$/.test(line);

/** What is said of such a line. */
export const unfinishedMerge: Mistake = {
  message: "Marks of a merge that was not finished.",
  hint: "Keep one of the two texts, and remove the lines <<<<<<<, ======= and >>>>>>>.",
};
