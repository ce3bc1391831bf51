import { isRecord } from "../../input/is-record";
import { InputError } from "../../input/validate";
import type { Path, YamlDocument } from "../../input/yaml-document";

type Report = (path: Path, message: string) => void;

/** A place in a document, read with types. Wrong values are reported, never thrown one by one. */
export class Cursor {
  constructor(
    readonly path: Path,
    readonly value: unknown,
    private readonly report: Report,
  ) {}

  get isPresent(): boolean {
    return this.value !== undefined && this.value !== null;
  }

  /** The value of a key; a place without a value when there is none. */
  at(key: string): Cursor {
    return this.child(key, isRecord(this.value) ? this.value[key] : undefined);
  }

  /** Text that is not empty. */
  text(): string {
    return typeof this.value === "string" && this.value !== "" ? this.value : this.expected("text", "");
  }

  optionalText(): string | undefined {
    return this.value === undefined ? undefined : this.text();
  }

  flag(fallback: boolean): boolean {
    if (this.value === undefined) return fallback;
    return typeof this.value === "boolean" ? this.value : this.expected("true or false", fallback);
  }

  integer(): number {
    return typeof this.value === "number" && Number.isInteger(this.value)
      ? this.value
      : this.expected("a whole number", 0);
  }

  /** One of the given texts; the first of them when it is another one. */
  oneOf<T extends string>(values: readonly T[]): T {
    const [first] = values;
    if (first === undefined) throw new TypeError("oneOf needs at least one value.");
    const names = values.map((value) => `"${value}"`).join(", ");
    return values.find((value) => value === this.value) ?? this.expected(`one of ${names}`, first);
  }

  list<T>(read: (item: Cursor) => T): T[] {
    const items: unknown[] = Array.isArray(this.value) ? this.value : this.expected("a list", []);
    return items.map((item, index) => read(this.child(index, item)));
  }

  entries(): [key: string, value: Cursor][] {
    const map = isRecord(this.value) ? this.value : this.expected("a map", {});
    return Object.entries(map).map(([key, value]) => [key, this.child(key, value)]);
  }

  /** Reports a mistake at this place. */
  problem(message: string): void {
    this.report(this.path, message);
  }

  private child(key: string | number, value: unknown): Cursor {
    return new Cursor([...this.path, key], value, this.report);
  }

  private expected<T>(what: string, fallback: T): T {
    const found = this.value === undefined ? "nothing" : JSON.stringify(this.value);
    this.problem(`expected ${what}, found ${found}.`);
    return fallback;
  }
}

/** Reads a document from its root and returns what `read` makes of it. @throws InputError with every mistake found. */
export function readDocument<T>(source: YamlDocument, read: (root: Cursor) => T): T {
  if (source.issues.length > 0) throw new InputError(source.issues);
  const found = new Map<string, InputError["issues"][number]>();
  const report: Report = (path, message) => {
    const place = path.join(".") || "The document";
    found.set(`${place} ${message}`, {
      severity: "error",
      file: source.file,
      ...source.placeOf(path),
      message: `"${place}": ${message}`,
    });
  };
  const result = read(new Cursor([], source.value, report));
  if (found.size > 0) throw new InputError([...found.values()]);
  return result;
}
