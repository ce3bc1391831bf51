import { z } from "zod";
import { formatPath } from "../../input/messages";
import { InputError, validate } from "../../input/validate";
import { valueAt } from "../../input/value-at";
import type { Path, YamlDocument } from "../../input/yaml-document";
import type { Issue } from "../../types";
import { text } from "./atoms";

const list = z.array(z.unknown());
const map = z.record(z.string(), z.unknown());

/**
 * A place in a document whose parts refer to each other, read with schemas as its reader goes along. Wrong values are collected in
 * `found`, never thrown one by one; in their place stands what does least harm.
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

  /** The place of a key; without a value when there is none. */
  at(key: string | number): Cursor {
    return new Cursor(this.document, this.found, [...this.path, key]);
  }

  /** Text that is not empty. */
  text(): string {
    return this.read(text, "");
  }

  optionalText(): string | undefined {
    return this.value === undefined ? undefined : this.text();
  }

  flag(fallback: boolean): boolean {
    return this.read(z.boolean().default(fallback), fallback);
  }

  integer(): number {
    return this.read(z.int(), 0);
  }

  /** One of the given texts; the first of them when it is another one. */
  oneOf<const T extends string>(values: readonly [T, ...T[]]): T {
    return this.read(z.enum(values), values[0]);
  }

  list<T>(read: (item: Cursor) => T): T[] {
    return this.read(list, []).map((_, index) => read(this.at(index)));
  }

  entries(): [key: string, value: Cursor][] {
    return Object.keys(this.read(map, {})).map((key) => [key, this.at(key)]);
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

  private read<Schema extends z.ZodType>(schema: Schema, fallback: z.output<Schema>): z.output<Schema> {
    const { value, issues } = validate(schema, this.document, { at: this.path });
    for (const issue of issues) this.note(issue);
    return value === undefined ? fallback : value;
  }

  /** A place that others refer to is read more than once, and told once. */
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
