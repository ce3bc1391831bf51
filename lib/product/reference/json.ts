import { isRecord } from "../../input/is-record";
import type { Path } from "../../input/yaml-document";
import type { Json } from "./api-types";

/** A JSON object. */
export type JsonRecord = { [key: string]: Json };

/** True for values that JSON can hold. */
export function isJson(value: unknown): value is Json {
  if (value === null || ["boolean", "number", "string"].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isJson);
  return isRecord(value) && Object.values(value).every(isJson);
}

/** True for JSON objects. */
export function isJsonRecord(value: Json | undefined): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Parses JSON text, or returns nothing when it is not JSON or nested thousands of levels deep. */
export function parseJson(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJson(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** All texts within a value, at any depth, with their paths, except below keys that `skipped` matches. */
export function textsAt(value: unknown, skipped?: RegExp, path: Path = []): { text: string; path: Path }[] {
  if (typeof value === "string") return [{ text: value, path }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsAt(item, skipped, [...path, index]));
  const entries = isRecord(value) ? Object.entries(value) : [];
  return entries.flatMap(([key, item]) => (skipped?.test(key) ? [] : textsAt(item, skipped, [...path, key])));
}

/** All texts within a value, at any depth. */
export const textsIn = (value: unknown): string[] => textsAt(value).map(({ text }) => text);
