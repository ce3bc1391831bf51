/** What components draw from data, by the words of the original: another language has its own for each. */
export const drawn: Readonly<Record<string, string>> = {};
