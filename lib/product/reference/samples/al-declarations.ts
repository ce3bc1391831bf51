import type { AlReader, AlToken } from "./al-reader";
import { readExpression } from "./al-statements";
import { requireWord, types } from "./al-words";

/** Name and parameters of a procedure; returns the bracket that closes them. */
export function readHead(reader: AlReader): AlToken {
  if (!reader.isName()) reader.fail("expected the name of a procedure");
  reader.next();
  while (reader.take("::", ".")) reader.next();
  const opener = reader.peek();
  reader.expect("(");
  while (!reader.is(")") && !reader.isAtEnd()) {
    reader.take("var");
    readDeclaration(reader, ";", ")");
    if (!reader.is(")")) reader.expect(";");
  }
  const closer = reader.peek();
  reader.expect(")", opener);
  return closer;
}

/** True for `SendJob(VAR Job : Record Job)`, as pages about C/AL list the functions of a codeunit. */
export function isSignature(reader: AlReader): boolean {
  const [name, bracket, first, second] = [0, 1, 2, 3].map((ahead) => reader.peek(ahead));
  return name?.type === "name" && bracket?.text === "(" && (first?.word === "var" || second?.text === ":");
}

/** Reads signatures, one per line, each with its return type after a colon. */
export function readSignatures(reader: AlReader): void {
  while (!reader.isAtEnd()) {
    readHead(reader);
    if (!reader.is(":")) continue;
    const { line } = reader.next();
    if (reader.peek().line !== line) reader.fail("expected a type");
    requireWord(reader, types);
    while (reader.peek().line === line && !reader.isAtEnd()) {
      if (reader.is("[")) readBrackets(reader);
      else reader.next();
    }
  }
}

/** `Name, Other: Record "Sales Line" temporary`, up to one of the ends; a result may have no name. */
export function readDeclaration(reader: AlReader, ...ends: readonly string[]): void {
  do {
    if (!reader.is(":")) {
      if (!reader.isName()) reader.fail("expected a name");
      reader.next();
    }
  } while (reader.take(","));
  reader.expect(":");
  requireWord(reader, types);
  while (!reader.is(...ends) && !reader.isAtEnd()) {
    if (reader.is("of") && reader.peek(1).text === "[") readTypes(reader);
    else if (reader.is("[")) readBrackets(reader);
    else if (reader.is("begin", "end", "}", ":", ":=", "(", ")")) reader.fail(`expected "${ends[0]}"`);
    else {
      // `array[2] of Decimal`
      if (reader.is("of") && reader.peek(1).type === "name") requireWord(reader, types, 1);
      reader.next();
    }
  }
}

/** `of [Code[20], List of [Integer]]` */
function readTypes(reader: AlReader): void {
  reader.next();
  const opener = reader.next();
  do {
    requireWord(reader, types);
    while (!reader.is("]", ",") && !reader.isAtEnd()) {
      if (reader.is("of")) readTypes(reader);
      else if (reader.is("[")) readBrackets(reader);
      else reader.next();
    }
  } while (reader.take(","));
  reader.expect("]", opener);
}

/** Reads a pair of brackets with values separated by semicolons or commas. */
export function readBrackets(reader: AlReader): void {
  const opener = reader.next();
  const closer = opener.text === "(" ? ")" : "]";
  while (!reader.is(closer)) {
    readExpression(reader);
    if (!reader.take(",", ";")) break;
  }
  reader.expect(closer, opener);
}
