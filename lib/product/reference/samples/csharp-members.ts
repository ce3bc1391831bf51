import { nearest, suggest } from "../../../issues";
import type { Api, Operation } from "../api-types";
import { innerType } from "../field-type";
import { answerRecord, findSchema } from "../find";
import { csharpName } from "../names";
import type { Reference } from "../reference";
import type { Sdk } from "../sdk";
import { chainAfter, endOfLoop, type Link, staysSame } from "./csharp-chains";
import type { CsharpToken } from "./csharp-tokens";
import type { Finding } from "./fences";

/**
 * Checks `client.Jobs.UpsertAsync`, members of its result or of the records of a list, and values such as
 * `PlanloomEnvironment.Sandbox`, in code and in interpolated strings.
 * @param texts The code inside interpolations.
 */
export function checkMembers(
  { api, sdk }: Pick<Reference, "api" | "sdk">,
  tokens: readonly CsharpToken[],
  texts: readonly (readonly CsharpToken[])[],
): Finding[] {
  const clients = declaredClients(tokens);
  const results = declaredResults(sdk, tokens, clients);
  const records = declaredRecords(api, sdk, tokens, clients);
  return [tokens, ...texts].flatMap((part) =>
    part.flatMap((token, index) => {
      if (token.type !== "name" || part[index - 1]?.text === ".") return [];
      if (clients.has(token.text)) return checkCall(sdk, chainAfter(part, index));
      const answer = results.get(token.text);
      if (answer) return checkResult(sdk, api, answer, chainAfter(part, index));
      const record = records.find(
        ({ name, from, to }) => name === token.text && token.line >= from && token.line <= to,
      );
      return record ? checkFields(api, record.schema, chainAfter(part, index)) : checkConstant(sdk, part, index);
    }),
  );
}

/** `PlanloomEnvironment.Sandbox` or `WebhookSignature.Verify`: the value of an enumeration, or a member of a static type, of the package. */
function checkConstant(sdk: Sdk, tokens: readonly CsharpToken[], index: number): Finding[] {
  const type = sdk.packages.dotnet.types.find(
    ({ name, declaration, members }) =>
      name === tokens[index]?.text && members.length > 0 && /^(?:enum |\w+\.)/.test(declaration),
  );
  const value = tokens[index + 1]?.text === "." ? tokens[index + 2] : undefined;
  if (!type || value?.type !== "name" || type.members.includes(value.text)) return [];
  const kind = type.declaration.startsWith("enum ") ? "value" : "member";
  return [unknown(`${type.name} has no ${kind} "${value.text}".`, value, value.text, type.members)];
}

/** Names that hold a client: made with `new PlanloomClient`, or a parameter or field of that type. */
function declaredClients(tokens: readonly CsharpToken[]): Set<string> {
  const found = new Set(["client", "_client"]);
  for (const [index, { text }] of tokens.entries()) {
    if (text !== "PlanloomClient") continue;
    const name = tokens[index - 1]?.text === "new" ? tokens[index - 3] : tokens[index + 1];
    if (name?.type === "name") found.add(name.text);
  }
  return found;
}

/** The result of a call: the schema of `Value`, if the operation has one. */
type Answer = { schema?: string };

/** Names assigned from an awaited call of a client, as in `var result = await client.Jobs.UpsertAsync(…)`. */
function declaredResults(sdk: Sdk, tokens: readonly CsharpToken[], clients: ReadonlySet<string>): Map<string, Answer> {
  const found = new Map<string, Answer>();
  for (const [index, { text }] of tokens.entries()) {
    const target = tokens[index + 3];
    if (tokens[index + 1]?.text !== "=" || tokens[index + 2]?.text !== "await" || !target) continue;
    if (clients.has(target.text) && staysSame(tokens, index + 3))
      found.set(text, answerOf(sdk, chainAfter(tokens, index + 3)));
  }
  return found;
}

function answerOf(sdk: Sdk, chain: readonly CsharpToken[]): Answer {
  const schema = operationOf(sdk, chain)?.answer.schema;
  return schema === undefined ? {} : { schema };
}

/** The operation that a chain such as `Jobs.UpsertAsync` calls. */
function operationOf(sdk: Sdk, chain: readonly CsharpToken[]): Operation | undefined {
  const path = chain.map(({ text }) => text).join(".");
  return sdk.members
    .flatMap(({ name, methods }) => methods.map((known) => ({ ...known, path: `${name}.${known.name}Async` })))
    .find((known) => known.path === path)?.operation;
}

/** A name that stands for a record on the lines of its loop. */
type Declared = { name: string; schema: string; from: number; to: number };

/** Loop variables of `await foreach (var resource in client.Resources.ListAsync(…))`, directly or through a variable. */
function declaredRecords(api: Api, sdk: Sdk, tokens: readonly CsharpToken[], clients: ReadonlySet<string>): Declared[] {
  const lists = new Map<string, Operation>();
  return tokens.flatMap(({ text: name, line }, index) => {
    const source = tokens[index + 2];
    const isCall = source !== undefined && clients.has(source.text) && /^(?:=|in)$/.test(tokens[index + 1]?.text ?? "");
    const called = isCall && staysSame(tokens, index + 2) ? operationOf(sdk, chainAfter(tokens, index + 2)) : undefined;
    if (called) lists.set(name, called);
    if (tokens[index - 2]?.text !== "(" || tokens[index - 3]?.text !== "foreach") return [];
    const listed = called ?? (tokens[index + 3]?.text === ")" ? lists.get(source?.text ?? "") : undefined);
    const schema = listed && answerRecord(api, listed);
    return schema === undefined ? [] : [{ name, schema, from: line, to: endOfLoop(tokens, index - 2) }];
  });
}

function checkCall(sdk: Sdk, chain: readonly CsharpToken[]): Finding[] {
  const [first, second, third] = chain;
  if (!first) return [];
  const nested = sdk.members.filter(({ name }) => name.startsWith(`${first.text}.`));
  const path = nested.length > 0 ? `${first.text}.${second?.text ?? ""}` : first.text;
  const member = sdk.members.find(({ name }) => name === path);
  if (!member) {
    const names = sdk.members.map(({ name }) => name);
    return [unknown(`PlanloomClient has no member "${path}".`, first, path, names)];
  }
  const method = nested.length > 0 ? third : second;
  const names = member.methods.map(({ name }) => name);
  const known = names.map((name) => `${name}Async`);
  if (!method || known.includes(method.text)) return [];
  const meant = nearest(method.text.replace(/Async$/, ""), names);
  const hint = meant === undefined ? `It has ${known.join(", ")}.` : `Did you mean "${meant}Async"?`;
  return [{ line: method.line, message: `C#: ${path} has no method "${method.text}".`, hint }];
}

function checkResult(sdk: Sdk, api: Api, answer: Answer, chain: readonly Link[]): Finding[] {
  const membersOf = (name: string) => sdk.packages.dotnet.types.find((type) => type.name === name)?.members ?? [];
  const [first, second] = chain;
  if (!first || first.next === "(") return [];
  if (!membersOf("Result").includes(first.text))
    return [unknown(`Result has no member "${first.text}".`, first, first.text, membersOf("Result"))];
  if (first.text === "Value") return checkFields(api, answer.schema, chain.slice(1));
  if (first.text !== "Error" || !second || second.next === "(") return [];
  if (membersOf("PlanloomError").includes(second.text)) return [];
  return [unknown(`PlanloomError has no member "${second.text}".`, second, second.text, membersOf("PlanloomError"))];
}

/** `Appointments[0].AppointmentGuid` against the fields of the answer; methods, and what follows a list or a value of the platform, are not ours. */
function checkFields(api: Api, schema: string | undefined, [name, ...rest]: readonly Link[]): Finding[] {
  const record = schema === undefined ? undefined : findSchema(api, schema);
  if (!record || !name || name.next === "(") return [];
  const field = record.fields.find((candidate) => csharpName(candidate.name) === name.text);
  const known = record.fields.map((candidate) => csharpName(candidate.name));
  if (!field) return [unknown(`${record.name} has no property "${name.text}".`, name, name.text, known)];
  if (field.type.type === "list" && name.next !== "[") return [];
  const type = innerType(field.type);
  return type.type === "record" ? checkFields(api, type.schema, rest) : [];
}

/** A finding with the nearest known name. */
export function unknown(message: string, { line }: CsharpToken, name: string, known: readonly string[]): Finding {
  const hint = suggest(name, known, known.length > 12 ? undefined : `It has ${known.join(", ")}.`);
  return { line, message: `C#: ${message}`, hint };
}
