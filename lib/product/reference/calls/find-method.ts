/** The part of the SDKs that making a call needs. */
export type CallSdk = {
  members: readonly { name: string; methods: readonly { name: string; operation: { id: string } }[] }[];
};

/** Names of the member and the method that call an operation, if the SDKs have one. */
export function findMethod(sdk: CallSdk, operation: string): { member: string; method: string } | undefined {
  for (const { name: member, methods } of sdk.members) {
    const method = methods.find((candidate) => candidate.operation.id === operation);
    if (method) return { member, method: method.name };
  }
  return undefined;
}
