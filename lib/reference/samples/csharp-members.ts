import { suggest } from "../../issues";
import { toPascal } from "../names";
import type { Sdk } from "../sdk-types";
import type { CsharpToken } from "./csharp-tokens";
import type { Finding } from "./sample-types";

/** Checks `client.Jobs.UpsertAsync` and what is read from its result. */
export function checkMembers(sdk: Sdk, tokens: readonly CsharpToken[]): Finding[] {
  const clients = declaredClients(tokens);
  const results = declaredResults(tokens, clients);
  return tokens.flatMap((token, index) => {
    if (token.type !== "name" || tokens[index - 1]?.text === ".") return [];
    if (clients.has(token.text)) return checkCall(sdk, chainAfter(tokens, index));
    return results.has(token.text) ? checkResult(sdk, chainAfter(tokens, index)) : [];
  });
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

/** Names assigned from an awaited call of a client, as in `var result = await client.Jobs.UpsertAsync(…)`. */
function declaredResults(tokens: readonly CsharpToken[], clients: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  for (const [index, { text }] of tokens.entries()) {
    const target = tokens[index + 3];
    if (tokens[index + 1]?.text === "=" && tokens[index + 2]?.text === "await" && target && clients.has(target.text))
      found.add(text);
  }
  return found;
}

/** Names joined with points after a token. */
function chainAfter(tokens: readonly CsharpToken[], start: number): CsharpToken[] {
  const chain: CsharpToken[] = [];
  let index = start + 1;
  while (/^[?!]$/.test(tokens[index]?.text ?? "") && tokens[index + 1]?.text === ".") index++;
  for (; tokens[index]?.text === "."; index += 2) {
    const name = tokens[index + 1];
    if (name?.type !== "name") break;
    chain.push(name);
  }
  return chain;
}

function checkCall(sdk: Sdk, chain: readonly CsharpToken[]): Finding[] {
  const [first, second, third] = chain;
  if (!first) return [];
  const nested = sdk.members.filter(({ name }) => name.startsWith(`${first.text}.`));
  const path = nested.length > 0 ? `${first.text}.${second?.text ?? ""}` : first.text;
  const member = sdk.members.find(({ name }) => name === path);
  if (!member)
    return [
      unknown(
        `PlanloomClient has no member "${path}".`,
        first,
        path,
        sdk.members.map(({ name }) => name),
      ),
    ];
  const method = nested.length > 0 ? third : second;
  const known = member.methods.map(({ name }) => `${name}Async`);
  if (!method || known.includes(method.text)) return [];
  return [unknown(`${path} has no method "${method.text}".`, method, method.text, known)];
}

function checkResult(sdk: Sdk, chain: readonly CsharpToken[]): Finding[] {
  const membersOf = (name: string) => sdk.packages.dotnet.types.find((type) => type.name === name)?.members ?? [];
  const [first, second] = chain;
  if (!first) return [];
  if (!membersOf("Result").includes(first.text))
    return [unknown(`Result has no member "${first.text}".`, first, first.text, membersOf("Result"))];
  if (first.text !== "Error" || !second || membersOf("PlanloomError").includes(second.text)) return [];
  return [unknown(`PlanloomError has no member "${second.text}".`, second, second.text, membersOf("PlanloomError"))];
}

/** A finding with the nearest known name. */
export function unknown(message: string, { line }: CsharpToken, name: string, known: readonly string[]): Finding {
  const hint = suggest(name, known, known.length > 12 ? undefined : `It has ${known.join(", ")}.`);
  return { line, message: `C#: ${message}`, ...(hint !== undefined && { hint }) };
}

/** A field or value of the API as C# names it. */
export function csharpName(name: string): string {
  return toPascal(name.replace(/\.(.)/g, (_, letter: string) => letter.toUpperCase()));
}
