/** Search takes its words as English does: the pseudo-language has the same ones, with accents. */
export { words } from "../../../../../lib/texts/en/words";
