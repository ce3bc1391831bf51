import { checkMembers } from "./csharp-members";
import { checkModels } from "./csharp-models";
import { checkStructure } from "./csharp-structure";
import { tokenizeCsharp } from "./csharp-tokens";
import type { CheckContext, Fence, Finding } from "./sample-types";

/** Checks a C# fence: brackets and texts close, and where it uses the SDK its members, properties and values exist. */
export function checkCsharpFence({ reference }: CheckContext, { code }: Fence): Finding[] {
  const tokens = tokenizeCsharp(code);
  const structure = checkStructure(tokens);
  if (structure.length > 0 || !usesSdk(reference.sdk.members, code)) return structure;
  return [...checkMembers(reference, tokens), ...checkModels(reference.api, tokens)];
}

/** A fence uses the SDK when it names it, or when it goes on with a client of a fence before. */
function usesSdk(members: readonly { name: string }[], code: string): boolean {
  return (
    /\bPlanloom(Client)?\b/.test(code) ||
    members.some(({ name }) => new RegExp(`\\bclient\\.${name.replace(".", "\\.")}\\.`).test(code))
  );
}
