import type { Operation } from "./api-types";

export const languages = ["dotnet", "js"] as const;
/** Language of an SDK. */
export type Language = (typeof languages)[number];

/** One method of the client in .NET form without `Async`: `SetLocked`, and the operation it calls. */
export type SdkMethod = { name: string; operation: Operation };

/** Part of the client in .NET form: `Filters.Groups`. */
export type SdkMember = { name: string; methods: SdkMethod[] };

/** A type or function of a package beside the client's members. */
export type SdkType = { name: string; declaration: string; meaning: string; members: string[] };

/** The SDKs as pages and checks need them. */
export type Sdk = {
  version: string;
  members: SdkMember[];
  packages: Record<Language, { name: string; types: SdkType[] }>;
};
