/** Functions of Power Automate and Logic Apps that our pages use, each with the least and the most arguments it takes. */
const functions: Readonly<Record<string, readonly [least: number, most: number]>> = {
  addMinutes: [2, 3],
  body: [1, 1],
  coalesce: [1, 20],
  concat: [2, 20],
  convertTimeZone: [3, 4],
  convertToUtc: [2, 3],
  decodeUriComponent: [1, 1],
  empty: [1, 1],
  endsWith: [2, 2],
  equals: [2, 2],
  first: [1, 1],
  float: [1, 2],
  formatDateTime: [1, 3],
  formatNumber: [2, 3],
  if: [3, 3],
  int: [1, 1],
  item: [0, 0],
  items: [1, 1],
  join: [2, 2],
  json: [1, 1],
  length: [1, 1],
  mul: [2, 2],
  not: [1, 1],
  or: [2, 20],
  outputs: [1, 1],
  result: [1, 1],
  startsWith: [2, 2],
  sub: [2, 2],
  substring: [2, 3],
  take: [2, 2],
  toLower: [1, 1],
  triggerBody: [0, 0],
  triggerOutputs: [0, 0],
  workflow: [0, 0],
};

/** Words of an expression: texts in single quotes, numbers, names, and signs. */
const word = /\s*('(?:[^']|'')*'|-?\d+(?:\.\d+)?|\w+|\?\[|\?\.|[()[\].,])/y;

/** What keeps a workflow expression, with or without its `@`, from being evaluated; `undefined` if it can be. */
export function expressionMistake(text: string): string | undefined {
  const words = readWords(text.trim().replace(/^@/, ""));
  if (typeof words === "string") return words;
  const next = () => words.shift() ?? "the end";
  return readValue(words, next) ?? (words.length > 0 ? `It goes on with ${next()}.` : undefined);
}

function readWords(text: string): string[] | string {
  const words: string[] = [];
  for (word.lastIndex = 0; word.lastIndex < text.length; ) {
    const { lastIndex } = word;
    const [, found] = word.exec(text) ?? [];
    if (found === undefined) return `Nothing begins with ${text.slice(lastIndex, lastIndex + 10)}.`;
    words.push(found);
  }
  return words;
}

/** Reads a text, a number, a literal, or a call, with the members behind it. */
function readValue(words: readonly string[], next: () => string): string | undefined {
  const start = next();
  const isLiteral = /^(?:['\d-]|(?:true|false|null)$)/.test(start);
  return (isLiteral ? undefined : readCall(start, words, next)) ?? readMembers(words, next);
}

function readCall(name: string, words: readonly string[], next: () => string): string | undefined {
  const range = functions[name];
  if (!range) return `There is no function ${name}.`;
  if (next() !== "(") return `The parentheses of ${name} are missing.`;
  let count = 0;
  for (let sign = words[0] === ")" ? next() : ","; sign !== ")"; sign = next()) {
    if (sign !== ",") return `In ${name}, a comma or a closing parenthesis is missing before ${sign}.`;
    const mistake = readValue(words, next);
    if (mistake) return mistake;
    count += 1;
  }
  const [least, most] = range;
  return count < least || count > most ? `The number of arguments of ${name} cannot be ${count}.` : undefined;
}

function readMembers(words: readonly string[], next: () => string): string | undefined {
  while (["?[", "[", "?.", "."].includes(words[0] ?? "")) {
    if (next().endsWith(".")) next();
    else {
      const mistake = readValue(words, next);
      if (mistake) return mistake;
      const sign = next();
      if (sign !== "]") return `A closing bracket is missing before ${sign}.`;
    }
  }
  return undefined;
}
