import { distance } from "fastest-levenshtein";
import type { AlReader, AlToken } from "./al-reader";
import { isQuotedText } from "./al-words";

const operators = "+ - * / = <> < > <= >= .. and or xor div mod in is as".split(" ");
const assignments = [":=", "+=", "-=", "*=", "/="];
/** One-word statements, which a typo would turn into a call. */
const jumps = ["exit", "break", "continue", "quit"];
/** Words that begin or end a statement and are never a value. */
const reserved =
  "begin end if then else case of repeat until while do for to downto foreach with var procedure trigger".split(" ");

/** Reads statements up to a terminating keyword; the caller checks whether it is the right one. */
export function readStatements(reader: AlReader): void {
  while (!isEnd(reader)) {
    readStatement(reader);
    if (isEnd(reader)) return;
    reader.expect(";");
  }
}

function isEnd(reader: AlReader): boolean {
  return reader.is("end", "until", "else", "}") || reader.isAtEnd();
}

/** Reads `begin … end`. */
export function readBlock(reader: AlReader): void {
  const opener = reader.peek();
  reader.expect("begin");
  readStatements(reader);
  reader.expect("end", opener);
}

function readStatement(reader: AlReader): void {
  if (reader.is(";", "end", "until", "else")) return;
  if (reader.is("begin")) readBlock(reader);
  else if (reader.is("repeat")) readRepeat(reader);
  else if (reader.take("if")) readIf(reader);
  else if (reader.take("case")) readCase(reader);
  else if (reader.take("while", "with", "foreach")) readBody(reader);
  else if (reader.take("for")) readFor(reader);
  else if (reader.take("asserterror")) readStatement(reader);
  else readCall(reader);
}

/** A call or an assignment: an expression alone does nothing. */
function readCall(reader: AlReader): void {
  const { type, word } = reader.peek();
  if (!reader.isName() && !reader.is("(", "[")) reader.fail("expected a statement");
  const isAlone = type === "name" && /^(?:[;(]|)$/.test(reader.peek(1).text);
  const meant = isAlone && jumps.find((jump) => distance(jump, word) === 1);
  if (meant) reader.fail(`expected "${meant}"`);
  readOperand(reader);
  if (reader.is("=")) reader.fail('expected ":="');
  if (reader.take(...assignments)) readExpression(reader);
}

function readRepeat(reader: AlReader): void {
  const opener = reader.next();
  readStatements(reader);
  reader.expect("until", opener);
  readExpression(reader);
}

function readIf(reader: AlReader): void {
  readExpression(reader);
  reader.expect("then");
  readStatement(reader);
  if (reader.take("else")) readStatement(reader);
}

/** Reads the condition of a loop, `do`, and the body. */
function readBody(reader: AlReader): void {
  readExpression(reader);
  reader.expect("do");
  readStatement(reader);
}

function readFor(reader: AlReader): void {
  readExpression(reader);
  reader.expect(":=");
  readExpression(reader);
  if (!reader.take("to", "downto")) reader.fail('expected "to" or "downto"');
  readBody(reader);
}

function readCase(reader: AlReader): void {
  const opener = reader.peek();
  readExpression(reader);
  reader.expect("of");
  while (!reader.is("end", "else") && !reader.isAtEnd()) {
    readList(reader);
    reader.expect(":");
    readStatement(reader);
    if (!reader.is("end", "else")) reader.expect(";");
  }
  if (reader.take("else")) readStatements(reader);
  reader.expect("end", { ...opener, text: "case" });
}

function readList(reader: AlReader): void {
  do readExpression(reader);
  while (reader.take(","));
}

/** Reads a value: operands joined by operators. */
export function readExpression(reader: AlReader): void {
  do {
    while (reader.take("not", "-", "+"));
    readOperand(reader);
  } while (reader.take(...operators));
  if (reader.take("?")) {
    readExpression(reader);
    reader.expect(":");
    readExpression(reader);
  }
}

function readOperand(reader: AlReader): void {
  const opener = reader.peek();
  if (reader.take("(")) {
    readExpression(reader);
    reader.expect(")", opener);
  } else if (reader.take("[")) {
    if (!reader.is("]")) readList(reader);
    reader.expect("]", opener);
  } else if (opener.type === "mark" || opener.type === "end" || reader.is(...reserved)) {
    reader.fail("expected a value");
  } else {
    if (opener.type === "quoted" && isQuotedText(opener.text)) reader.fail("expected a string in single quotes");
    reader.next();
    if (isOptionOf(reader, opener)) reader.fail('expected "::"');
  }
  readAccess(reader);
}

/** Keywords whose members are options or objects: `Database::Job`, `Codeunit::"PLM Events"`. */
const lists = ["database", "objecttype"];
const objects = ["codeunit", "page", "report", "query", "xmlport"];

/** True for a dot where an option or object name requires two colons. */
function isOptionOf(reader: AlReader, { type, word }: AlToken): boolean {
  const [dot, name, bracket] = [0, 1, 2].map((ahead) => reader.peek(ahead));
  if (dot?.text !== "." || bracket?.text === "(") return false;
  if (type === "quoted") return /^[A-Z][a-z]/.test(name?.text ?? "");
  return lists.includes(word) || (objects.includes(word) && name?.type === "quoted");
}

/** What follows a name: `.Name`, `::Value`, arguments, and an index. */
function readAccess(reader: AlReader): void {
  for (;;) {
    const opener = reader.peek();
    if (reader.take(".", "::")) {
      if (!/^(?:name|quoted|number)$/.test(reader.peek().type)) reader.fail(`expected a name after "${opener.text}"`);
      const name = reader.next();
      if (name.type === "quoted" && isOptionOf(reader, name)) reader.fail('expected "::"');
    } else if (reader.take("(")) {
      if (!reader.is(")")) readList(reader);
      reader.expect(")", opener);
    } else if (reader.take("[")) {
      readList(reader);
      reader.expect("]", opener);
    } else return;
  }
}
