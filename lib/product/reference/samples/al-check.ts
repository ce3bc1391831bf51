import { isSignature, readBrackets, readDeclaration, readHead, readSignatures } from "./al-declarations";
import { AlReader, AlSyntaxError, tokenizeAl } from "./al-reader";
import { readBlock, readStatements } from "./al-statements";
import { attributes, properties, requireWord, sections, triggers, types } from "./al-words";
import type { CheckContext, Fence, Finding } from "./fences";

const objects = `codeunit table tableextension page pageextension pagecustomization enum enumextension permissionset
  permissionsetextension interface query report reportextension xmlport controladdin profile entitlement`.split(/\s+/);
/** Properties whose value is a string. */
const texts = ["caption", "tooltip", "instructionaltext", "optioncaption"];
const access = ["local", "internal", "protected"];

/**
 * Checks the syntax of an AL or C/AL fence: one or more objects, members of an object, or statements, with every block,
 * bracket, and string closed. Reports the first mistake.
 */
export function checkAlFence(_: CheckContext, { code }: Fence): Finding[] {
  const reader = new AlReader(tokenizeAl(code));
  try {
    readFence(reader);
    return [];
  } catch (cause) {
    if (!(cause instanceof AlSyntaxError)) throw cause;
    const { line, message, hint } = cause;
    return [{ line, message: `AL: ${message}`, hint }];
  }
}

function readFence(reader: AlReader): void {
  if (isSignature(reader)) readSignatures(reader);
  while (!reader.isAtEnd()) {
    if (reader.is(...objects) && reader.peek(1).type !== "mark") readObject(reader);
    else if (reader.take("namespace", "using")) readUntilSemicolon(reader);
    else if (isMember(reader)) readMember(reader);
    else {
      readStatements(reader);
      if (!reader.isAtEnd()) reader.fail("expected a statement");
    }
  }
}

/** `codeunit 50200 "Name" implements "Other" { … }` */
function readObject(reader: AlReader): void {
  while (!reader.is("{", "}", ";", "=") && !reader.isAtEnd()) reader.next();
  readMembers(reader);
}

/** @param section Keyword of the enclosing section. */
function readMembers(reader: AlReader, section = ""): void {
  const opener = reader.peek();
  reader.expect("{");
  while (!reader.is("}") && !reader.isAtEnd()) {
    if (!isMember(reader)) reader.fail("expected a property, a section, a trigger, or a procedure");
    readMember(reader, section);
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

function readMember(reader: AlReader, section = ""): void {
  if (reader.is("[")) {
    requireWord(reader, attributes, 1);
    readBrackets(reader);
    return;
  }
  reader.take(...access);
  if (reader.take("var")) readVariables(reader);
  else if (reader.take("procedure", "event")) readProcedure(reader);
  else if (reader.take("trigger")) {
    // A control add-in names its own triggers: `trigger Map::OnReady()`, or `trigger OnReady()` where the control stands.
    if (reader.peek(1).text !== "::" && section !== "usercontrol") requireWord(reader, triggers);
    readProcedure(reader);
  } else readSetting(reader);
}

/** A property, or a section with its members. */
function readSetting(reader: AlReader): void {
  const isProperty = reader.peek(1).text === "=";
  requireWord(reader, isProperty ? properties : sections);
  const { word } = reader.next();
  if (reader.take("=")) {
    if (texts.includes(word) && reader.peek().type === "quoted") reader.fail("expected a string in single quotes");
    if (word === "permissions") readPermissions(reader);
    else readUntilSemicolon(reader);
    return;
  }
  if (word === "field") requireKnownFieldType(reader);
  if (reader.is("(")) readBrackets(reader);
  readMembers(reader, word);
}

/** `field(1; "No."; Code[20])` of a table; the field of a page has no number. */
function requireKnownFieldType(reader: AlReader): void {
  const inside = Array.from({ length: reader.closing(0) ?? 0 }, (_, ahead) => ahead);
  const [, second] = inside.filter((ahead) => reader.peek(ahead).text === ";");
  if (second !== undefined) requireWord(reader, types, second + 1);
}

/** `tabledata "Job" = RM, codeunit "PLM Api Client" = X`, up to the semicolon. */
function readPermissions(reader: AlReader): void {
  do {
    while (!reader.is("=", ",", ";") && !reader.isAtEnd()) reader.next();
    reader.expect("=");
    if (!/^[rimdx]+$/.test(reader.peek().word)) reader.fail("expected rights such as RIMD");
    reader.next();
  } while (reader.take(","));
  reader.expect(";");
}

function readProcedure(reader: AlReader): void {
  const { line } = readHead(reader);
  const isNamed = /^[:,]$/.test(reader.peek(1).text);
  if (isNamed && reader.peek().line > line) reader.fail('expected "var" or "begin"');
  if (isNamed || reader.is(":")) readDeclaration(reader, ";", "var", "begin", "}", "procedure", ...access);
  reader.take(";");
  if (reader.take("var")) readVariables(reader);
  if (!reader.is("begin")) return;
  readBlock(reader);
  reader.expect(";");
}

function readVariables(reader: AlReader): void {
  while (!isMember(reader) && !reader.is("begin", "}") && !reader.isAtEnd()) {
    readDeclaration(reader, ";");
    reader.expect(";");
  }
}

function readUntilSemicolon(reader: AlReader): void {
  const { line } = reader.peek();
  if (reader.is(";", "=", ":=")) reader.fail("expected a value");
  while (!reader.is(";")) {
    const { type, line: here } = reader.peek();
    // The next property starts on its own line: `Caption = 'Survey'` followed by `PageType = List;`.
    const isNext = type === "name" && here > line && reader.peek(1).text === "=";
    if (type === "end" || isNext || reader.is("{", "}", "begin"))
      throw new AlSyntaxError('the property is not closed with ";".', line);
    if (reader.is(":=") || (reader.is("=") && reader.peek(1).text === "=")) reader.fail('expected "=" or ";"');
    // Filters have their own grammar: `where(Status = filter(<> Open))`.
    const inBrackets = reader.is("(") ? (reader.closing(0) ?? 0) : 0;
    for (let left = inBrackets; left >= 0; left--) reader.next();
  }
  reader.next();
}
