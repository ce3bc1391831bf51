/** Width of every picture in its units. */
export const width = 160;
/** Height of every picture: 10 to 16. */
export const height = 100;

/** A length with one digit behind the point: enough for a small picture, and short. */
export const short = (length: number) => Number(length.toFixed(1));
