import { isRecord } from "../../input/is-record";
import { InputError } from "../../input/validate";
import type { Path } from "../../input/yaml-document";
import { readYaml } from "./yaml-file";

/** Reads one YAML file below `content/_reference`, with the owner's names; the answer is not checked yet. */
export function readReference(file: string): unknown {
  const { value, issues } = readYaml(file, process.cwd());
  if (issues.length > 0) throw new InputError(issues);
  return value;
}

/** One mapping of a reference file: typed access to its fields; what is wrong is collected in `problems`. */
export class Reader {
  private readonly fields: Record<string, unknown>;

  constructor(
    value: unknown,
    readonly at: string,
    readonly problems: string[],
  ) {
    this.fields = isRecord(value) ? value : {};
    if (!isRecord(value)) this.report("", "is not a mapping");
  }

  /** Adds a problem with the path of the field. */
  report(key: string, text: string): void {
    this.problems.push(`${[this.at, key].filter(Boolean).join(".")} ${text}`);
  }

  has(key: string): boolean {
    return this.fields[key] !== undefined && this.fields[key] !== null;
  }

  text(key: string): string {
    const value = this.fields[key];
    if (typeof value === "string" && value !== "") return value;
    this.report(key, `must be a text, found ${JSON.stringify(value)}`);
    return "";
  }

  optional(key: string): string | undefined {
    return this.has(key) ? this.text(key) : undefined;
  }

  number(key: string): number {
    const value = this.fields[key];
    if (typeof value === "number" && Number.isFinite(value)) return value;
    this.report(key, `must be a number, found ${JSON.stringify(value)}`);
    return 0;
  }

  flag(key: string): boolean {
    const value = this.fields[key] ?? false;
    if (typeof value !== "boolean") this.report(key, `must be true or false, found ${JSON.stringify(value)}`);
    return value === true;
  }

  /** One of a closed list; without a value the first one. */
  choice<const Value extends string>(key: string, values: readonly [Value, ...Value[]]): Value {
    const value = this.fields[key] ?? values[0];
    const found = values.find((candidate) => candidate === value);
    if (found === undefined) this.report(key, `must be one of ${values.join(", ")}, found ${JSON.stringify(value)}`);
    return found ?? values[0];
  }

  /** A list of texts; absent is empty. */
  texts(key: string): string[] {
    return this.items(key).flatMap((item, index) => {
      if (typeof item === "string") return [item];
      this.report(`${key}[${index}]`, `must be a text, found ${JSON.stringify(item)}`);
      return [];
    });
  }

  /** A list of numbers; absent is empty. */
  numbers(key: string): number[] {
    return this.items(key).filter((item) => typeof item === "number");
  }

  /** A list of mappings; absent is empty. */
  list<Item>(key: string, read: (item: Reader) => Item): Item[] {
    return this.items(key).map((item, index) => read(new Reader(item, this.path(`${key}[${index}]`), this.problems)));
  }

  /** A list of lists of texts, such as the rows of a table. */
  rows(key: string): string[][] {
    return this.items(key).map((row, index) => {
      if (Array.isArray(row)) return row.map((cell) => (cell === null ? "" : String(cell)));
      this.report(`${key}[${index}]`, "must be a list");
      return [];
    });
  }

  child<Item>(key: string, read: (item: Reader) => Item): Item {
    return read(new Reader(this.fields[key], this.path(key), this.problems));
  }

  maybe<Item>(key: string, read: (item: Reader) => Item): Item | undefined {
    return this.has(key) ? this.child(key, read) : undefined;
  }

  private items(key: string): unknown[] {
    const value = this.fields[key] ?? [];
    if (Array.isArray(value)) return value;
    this.report(key, "must be a list");
    return [];
  }

  private path(key: string): string {
    return [this.at, key].filter(Boolean).join(".");
  }
}

/** Reads a whole file and throws one error that lists everything that is wrong in it. */
export function readAll<Shape>(file: string, value: unknown, read: (root: Reader) => Shape): Shape {
  const problems: string[] = [];
  const shape = read(new Reader(value, "", problems));
  if (problems.length === 0) return shape;
  const { file: path, placeOf } = readYaml(file, process.cwd());
  throw new InputError(
    problems.map((message) => ({
      severity: "error",
      file: path,
      ...placeOf(stepsOf(message)),
      message: `${message}.`,
    })),
  );
}

/** Path of a problem: `screens[2].blocks is not a list` → screens, 2, blocks. */
function stepsOf(problem: string): Path {
  const [path = ""] = problem.split(" ", 1);
  return path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
