import { AlReader, AlSyntaxError } from "./al-reader";
import { readBlock, readExpression, readStatements } from "./al-statements";
import { tokenizeAl } from "./al-tokens";
import type { CheckContext, Fence, Finding } from "./sample-types";

const objects = [
  "codeunit",
  "table",
  "tableextension",
  "page",
  "pageextension",
  "pagecustomization",
  "enum",
  "enumextension",
  "permissionset",
  "permissionsetextension",
  "interface",
  "query",
  "report",
  "reportextension",
  "xmlport",
  "controladdin",
  "profile",
];
const access = ["local", "internal", "protected"];

/**
 * Checks an AL or C/AL fence: it is one or more objects, members of an object, or statements, as pages show them, and every
 * block, bracket, and text closes. Reports the first mistake.
 */
export function checkAlFence(_: CheckContext, { code }: Fence): Finding[] {
  const reader = new AlReader(tokenizeAl(code));
  try {
    readFence(reader);
    return [];
  } catch (cause) {
    if (cause instanceof AlSyntaxError) return [{ line: cause.line, message: `AL: ${cause.message}` }];
    throw cause;
  }
}

function readFence(reader: AlReader): void {
  if (isSignature(reader)) readSignatures(reader);
  while (reader.peek().type !== "end") {
    if (reader.is(...objects) && reader.peek(1).type !== "mark") readObject(reader);
    else if (reader.take("namespace", "using")) readUntilSemicolon(reader);
    else if (isMember(reader)) readMember(reader);
    else {
      readStatements(reader);
      if (reader.peek().type !== "end") reader.fail("expected a statement");
    }
  }
}

/** `codeunit 50200 "Name" implements "Other" { … }` */
function readObject(reader: AlReader): void {
  while (!reader.is("{", "}", ";", "=") && reader.peek().type !== "end") reader.next();
  readMembers(reader);
}

function readMembers(reader: AlReader): void {
  const opener = reader.peek();
  reader.expect("{");
  while (!reader.is("}") && reader.peek().type !== "end") {
    if (!isMember(reader)) reader.fail("expected a property, a section, a trigger, or a procedure");
    readMember(reader);
  }
  reader.expect("}", opener);
}

/** True for an attribute, a procedure, a trigger, variables, a section in braces, or a property. */
function isMember(reader: AlReader): boolean {
  if (reader.is("[", "var", "procedure", "trigger", "event", ...access)) return true;
  return reader.peek().type === "name" && (/^[={]$/.test(reader.peek(1).text) || isSection(reader));
}

/** `field("No."; Rec."No.") { … }` */
function isSection(reader: AlReader): boolean {
  const closing = reader.peek(1).text === "(" ? reader.closing(1) : undefined;
  return closing !== undefined && reader.peek(closing + 1).text === "{";
}

function readMember(reader: AlReader): void {
  if (reader.is("[")) readBrackets(reader);
  else {
    reader.take(...access);
    if (reader.take("var")) readVariables(reader);
    else if (reader.take("procedure", "trigger", "event")) readProcedure(reader);
    else readSetting(reader);
  }
}

/** A property, or a section with its members. */
function readSetting(reader: AlReader): void {
  reader.next();
  if (reader.take("=")) readUntilSemicolon(reader);
  else {
    if (reader.is("(")) readBrackets(reader);
    readMembers(reader);
  }
}

function readProcedure(reader: AlReader): void {
  readHead(reader);
  if (reader.is(":") || reader.peek(1).text === ":") readDeclaration(reader, ";", "var", "begin");
  reader.take(";");
  if (reader.take("var")) readVariables(reader);
  if (!reader.is("begin")) return;
  readBlock(reader);
  reader.expect(";");
}

/** Name and parameters of a procedure. */
function readHead(reader: AlReader): void {
  if (!/^(?:name|quoted)$/.test(reader.peek().type)) reader.fail("expected the name of a procedure");
  reader.next();
  while (reader.take("::", ".")) reader.next();
  const opener = reader.peek();
  reader.expect("(");
  while (!reader.is(")") && reader.peek().type !== "end") {
    reader.take("var");
    readDeclaration(reader, ";", ")");
    if (!reader.is(")")) reader.expect(";");
  }
  reader.expect(")", opener);
}

/** True for `SendJob(VAR Job : Record Job)`, as pages about C/AL list the functions of a codeunit. */
function isSignature(reader: AlReader): boolean {
  const [name, bracket, first, second] = [0, 1, 2, 3].map((ahead) => reader.peek(ahead));
  return name?.type === "name" && bracket?.text === "(" && (first?.word === "var" || second?.text === ":");
}

/** Reads signatures, one a line, each with its result behind a colon. */
function readSignatures(reader: AlReader): void {
  while (reader.peek().type !== "end") {
    readHead(reader);
    if (!reader.is(":")) continue;
    const { line } = reader.next();
    if (reader.peek().line !== line) reader.fail("expected a type");
    while (reader.peek().line === line && reader.peek().type !== "end") {
      if (reader.is("[")) readBrackets(reader);
      else reader.next();
    }
  }
}

function readVariables(reader: AlReader): void {
  while (!isMember(reader) && !reader.is("begin", "}") && reader.peek().type !== "end") {
    readDeclaration(reader, ";");
    reader.expect(";");
  }
}

/** `Name, Other: Record "Sales Line" temporary`, up to one of the ends; a result may have no name. */
function readDeclaration(reader: AlReader, ...ends: readonly string[]): void {
  do {
    if (!reader.is(":")) {
      if (!/^(?:name|quoted)$/.test(reader.peek().type)) reader.fail("expected a name");
      reader.next();
    }
  } while (reader.take(","));
  reader.expect(":");
  if (reader.is(...ends)) reader.fail("expected a type");
  while (!reader.is(...ends) && reader.peek().type !== "end") {
    if (reader.is("[")) readBrackets(reader);
    else if (reader.is("begin", "end", "}", ":", ":=", ")")) reader.fail(`expected "${ends[0]}"`);
    else reader.next();
  }
}

/** A pair of brackets with values, in which semicolons and commas part them. */
function readBrackets(reader: AlReader): void {
  const opener = reader.next();
  const closer = opener.text === "(" ? ")" : "]";
  while (!reader.is(closer)) {
    readExpression(reader);
    if (!reader.take(",", ";")) break;
  }
  reader.expect(closer, opener);
}

function readUntilSemicolon(reader: AlReader): void {
  const { line } = reader.peek();
  if (reader.is(";", "=", ":=")) reader.fail("expected a value");
  while (!reader.is(";")) {
    const { type, line: here } = reader.peek();
    // The next property begins on a line of its own: `Caption = 'Survey'` and below it `PageType = List;`.
    const isNext = type === "name" && here > line && reader.peek(1).text === "=";
    if (type === "end" || isNext || reader.is("{", "}", "begin"))
      throw new AlSyntaxError('the property is not closed with ";".', line);
    if (type === "mark" && /^['"]$/.test(reader.peek().text)) reader.fail("");
    // Filters have a grammar of their own: `where(Status = filter(<> Open))`.
    const inBrackets = reader.is("(") ? (reader.closing(0) ?? 0) : 0;
    for (let left = inBrackets; left >= 0; left--) reader.next();
  }
  reader.next();
}
