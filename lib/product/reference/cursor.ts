import { z } from "zod";
import { isRecord } from "../../input/is-record";
import { pointerSteps } from "../../input/json-pointer";
import { formatPath } from "../../input/messages";
import { InputError, validate } from "../../input/validate";
import { valueAt } from "../../input/value-at";
import type { Path, YamlDocument } from "../../input/yaml-document";
import { suggest } from "../../issues";
import type { Issue } from "../../types";
import type { Json } from "./api-types";
import { flag, text } from "./atoms";
import { isJson } from "./json";

const list = z.array(z.unknown());
const map = z.record(z.string(), z.unknown());

/**
 * A position in a document whose parts reference each other, validated with schemas as it is read. Invalid values are collected
 * in `found` instead of being thrown, and replaced with harmless defaults.
 */
export class Cursor {
  constructor(
    private readonly document: YamlDocument,
    private readonly found: Map<string, Issue>,
    private readonly path: Path = [],
  ) {}

  get value(): unknown {
    return valueAt(this.document.value, this.path);
  }

  get isPresent(): boolean {
    return this.value !== undefined && this.value !== null;
  }

  /** The position below some keys, which may have no value. */
  at(...keys: Path): Cursor {
    return new Cursor(this.document, this.found, [...this.path, ...keys]);
  }

  /** Text that is not empty. */
  text(): string {
    return this.read(text, "");
  }

  optionalText(): string | undefined {
    return this.value === undefined ? undefined : this.text();
  }

  /** The value when JSON can hold it; undefined when there is none. */
  get json(): Json | undefined {
    const { value } = this;
    return isJson(value) ? value : undefined;
  }

  /** A boolean, false when absent. */
  flag(): boolean {
    return this.read(flag, false);
  }

  optionalInteger(): number | undefined {
    return this.isPresent ? this.read(z.int(), 0) : undefined;
  }

  optionalNumber(): number | undefined {
    return this.isPresent ? this.read(z.number(), 0) : undefined;
  }

  /** One of the given texts; the first one for any other value. */
  oneOf<const T extends string>(values: readonly [T, ...T[]]): T {
    return this.read(z.enum(values), values[0]);
  }

  /** Requires text that is one of `known`, which other parts of the document define. */
  among(known: readonly string[]): void {
    const text = this.text();
    if (text && !known.includes(text))
      this.problem(`cannot be "${text}".`, suggest(text, known, `Write one of: ${known.join(", ")}.`));
  }

  list<T>(read: (item: Cursor) => T): T[] {
    return this.read(list, []).map((_, index) => read(this.at(index)));
  }

  /** The same for a list that may be missing. */
  optionalList<T>(read: (item: Cursor) => T): T[] {
    return this.isPresent ? this.list(read) : [];
  }

  entries(): [key: string, value: Cursor][] {
    return Object.keys(this.read(map, {})).map((key) => [key, this.at(key)]);
  }

  /** The same for a map that may be missing. */
  optionalEntries(): [key: string, value: Cursor][] {
    return this.isPresent ? this.entries() : [];
  }

  /** Reports a mistake at this place, whose path begins the message, and what to do next. */
  problem(message: string, hint: string | undefined): void {
    const issue: Issue = {
      severity: "error",
      file: this.document.file,
      message: `"${formatPath(this.path)}" ${message}`,
      hint,
    };
    this.note({ ...issue, ...this.document.placeOf(this.path) });
  }

  /** Follows the `$ref` chain of this position, if any; a dangling or circular reference is reported. */
  follow(seen: readonly unknown[] = []): Cursor {
    const ref = this.at("$ref");
    if (seen.includes(ref.value)) {
      const message = `is "${ref.value}", which leads back to itself.`;
      ref.problem(message, "Point one of the references to a separate schema.");
      return this.root.at("$ref");
    }
    const target = this.followOnce();
    return target === this ? this : target.follow([...seen, ref.value]);
  }

  /** Follows one `$ref` of this place. */
  followOnce(): Cursor {
    const ref = this.at("$ref");
    if (!ref.isPresent) return this;
    const steps = pointerSteps(ref.text());
    const target = this.root.at(...steps);
    if (target.isPresent) return target;
    const around = this.root.at(...steps.slice(0, -1)).value;
    const known = isRecord(around) ? Object.keys(around) : [];
    const hint = suggest(String(steps.at(-1)), known, "Write a path that exists in this document.");
    ref.problem(`is "${ref.value}", which points to nothing.`, hint);
    // Return a cursor without a value, so that the missing target causes no follow-on issues.
    return new Cursor(this.document, new Map(), this.path);
  }

  /** Name of the schema that the `$ref` of this position points to; undefined when it has none or points elsewhere. */
  get schemaName(): string | undefined {
    return schemaNamed(this.at("$ref").value);
  }

  /** Validates the value against a schema and discards the parsed result. */
  mustBe(schema: z.ZodType): void {
    this.read(schema, undefined);
  }

  private get root(): Cursor {
    return new Cursor(this.document, this.found);
  }

  private read<Schema extends z.ZodType>(schema: Schema, fallback: z.output<Schema>): z.output<Schema> {
    const { value, issues } = validate(schema, this.document, { at: this.path });
    for (const issue of issues) this.note(issue);
    return value === undefined ? fallback : value;
  }

  /** Records an issue once, although a shared position is read several times. */
  private note(issue: Issue): void {
    this.found.set(`${issue.line} ${issue.message}`, issue);
  }
}

/** Reads a document from its root and returns what `read` makes of it. @throws InputError with every mistake found. */
export function readDocument<T>(document: YamlDocument, read: (root: Cursor) => T): T {
  if (document.issues.length > 0) throw new InputError(document.issues);
  const found = new Map<string, Issue>();
  const result = read(new Cursor(document, found));
  if (found.size > 0) throw new InputError([...found.values()]);
  return result;
}

/** Name of the schema that a `$ref` with this value points to. */
export function schemaNamed(ref: unknown): string | undefined {
  return typeof ref === "string" ? /^#\/components\/schemas\/(\w+)$/.exec(ref)?.[1] : undefined;
}
