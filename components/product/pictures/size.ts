/** Units of every picture: 16 to 10. */
export const width = 160;
export const height = 100;

/** A length with one digit behind the point: enough for a small picture, and short. */
export const short = (length: number) => Number(length.toFixed(1));
