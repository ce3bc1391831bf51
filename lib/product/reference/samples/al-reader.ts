import { lex } from "./lexer";

const types = ["name", "quoted", "string", "number", "mark"] as const;

/** A token of AL or C/AL source. `word` is a name or keyword in lower case; other types have no word. */
export type AlToken = {
  type: (typeof types)[number] | "end";
  text: string;
  word: string;
  line: number;
};

const lexer = new RegExp(
  [
    String.raw`(?<skip>\/\/[^\n]*|\/\*[\s\S]*?\*\/|\s+|^[^\S\n]*#[^\n]*)`,
    String.raw`'(?<string>(?:''|[^'\n])*)'`,
    String.raw`"(?<quoted>(?:""|[^"\n])+)"`,
    String.raw`(?<name>[A-Za-z_]\w*)`,
    String.raw`(?<number>\d+(?:\.\d+)?\w*)`,
    String.raw`(?<mark>::|:=|\+=|-=|\*=|\/=|<>|<=|>=|\.\.|[\s\S])`,
  ].join("|"),
  "gm",
);

/** Splits AL source into tokens, followed by one of type `end`; comments and directives are skipped. */
export function tokenizeAl(source: string): AlToken[] {
  const tokens = [...lex(source, lexer)].flatMap(({ text, groups, line }): AlToken[] => {
    const type = types.find((name) => groups[name] !== undefined);
    return type ? [{ type, text, word: type === "name" ? text.toLowerCase() : "", line }] : [];
  });
  return [...tokens, { type: "end", text: "the end of the fence", word: "", line: source.split("\n").length }];
}

/** The first syntax error of a fence. */
export class AlSyntaxError extends Error {
  constructor(
    message: string,
    readonly line: number,
    readonly hint?: string,
  ) {
    super(message);
    this.name = "AlSyntaxError";
  }
}

/** Reads tokens one by one, with lookahead. */
export class AlReader {
  private position = 0;

  constructor(private readonly tokens: readonly AlToken[]) {}

  /** The token `ahead` places on; the last one when there are no more. */
  peek(ahead = 0): AlToken {
    const token = this.tokens[Math.min(this.position + ahead, this.tokens.length - 1)];
    if (!token) throw new TypeError("A reader needs at least the token that ends the source.");
    return token;
  }

  next(): AlToken {
    const token = this.peek();
    if (token.type === "mark" && /^['"]$/.test(token.text)) this.fail("");
    this.position++;
    return token;
  }

  /** True at the end of the source. */
  isAtEnd(): boolean {
    return this.peek().type === "end";
  }

  /** True when the next token is a name, in quotes or without. */
  isName(): boolean {
    return /^(?:name|quoted)$/.test(this.peek().type);
  }

  /** True when the next token is one of these marks or words. */
  is(...texts: readonly string[]): boolean {
    const { type, text, word } = this.peek();
    return texts.some((known) => (type === "name" ? word === known : type === "mark" && text === known));
  }

  /** Consumes the next token if it is one of these. */
  take(...texts: readonly string[]): boolean {
    if (!this.is(...texts)) return false;
    this.position++;
    return true;
  }

  /** Consumes the required token; `opener` is the token that it closes. */
  expect(text: string, opener?: AlToken): void {
    if (this.take(text)) return;
    const closes = opener ? ` to close "${opener.text}" of line ${opener.line} of the fence` : "";
    this.fail(`expected "${text}"${closes}`);
  }

  fail(expected: string): never {
    const { type, text, line } = this.peek();
    if (/^['"]$/.test(text)) throw new AlSyntaxError("a string or quoted name is not closed on its line.", line);
    throw new AlSyntaxError(`${expected}, found ${type === "end" ? text : `"${text}"`}.`, line);
  }

  /** Number of tokens up to the mark that closes the bracket `ahead` places on; undefined when nothing closes it. */
  closing(ahead: number): number | undefined {
    let depth = 0;
    for (let at = ahead; this.peek(at).type !== "end"; at++) {
      const { type, text } = this.peek(at);
      if (type !== "mark") continue;
      if (/^[([]$/.test(text)) depth++;
      if (/^[)\]]$/.test(text) && --depth === 0) return at;
    }
    return undefined;
  }
}
