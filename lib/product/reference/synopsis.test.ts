import { describe, expect, it } from "vitest";
import { optionRows } from "./cli-options";
import { synopsisLines, wrapCommand, wrapParts } from "./synopsis";
import { smallReference } from "./testing/small-reference";

const { cli } = smallReference;
const commandOf = (name: string) => cli.commands.filter((command) => command.name === name);
const linesOf = (name: string) => commandOf(name).flatMap((command) => synopsisLines(command, cli.name));

describe("synopsisLines", () => {
  it("shows the required options of each action", () => {
    expect(linesOf("boat")).toEqual([
      "harbor boat add --name <text> --color <color> [options]",
      "harbor boat update --name <text> --color <color> [options]",
      "harbor boat delete --name <text>",
      "harbor boat clear --name <text>",
    ]);
    expect(linesOf("trip").slice(1)).toEqual([
      "harbor trip update --source-app <text> --start <date-time> [--boat <text>] [options]",
      "harbor trip delete (--trip-guid <guid> | --trip-no <text> --source-app <text>)",
    ]);
    expect(linesOf("lock")).toEqual([
      "harbor lock set --locked <bool> (--trip-guid <guid> | --trip-no <text> --source-app <text>) [options]",
    ]);
    expect(linesOf("config")).toEqual(["harbor config set <name> <value>", "harbor config path"]);
    expect(linesOf("list")).toEqual(["harbor list boat", "harbor list trip --from <date-time> --to <date-time>"]);
    expect(linesOf("import")).toEqual(["harbor import --file <text> [options]"]);
  });
});

describe("wrapParts", () => {
  it("breaks between parts, never within one", () => {
    const note = `--note "see --two (or [three]) ${"x".repeat(70)}"`;
    expect(wrapParts(["planloom a", note, "--four 4"])).toBe(`planloom a \\\n  ${note} \\\n  --four 4`);
  });
});

describe("wrapCommand", () => {
  it("breaks at options and continues with a backslash", () => {
    const long = "x".repeat(70);
    expect(wrapCommand(`planloom a --one ${long} --two 2 --three 3`)).toBe(
      `planloom a --one ${long} --two 2 \\\n  --three 3`,
    );
    expect(wrapCommand("planloom status")).toBe("planloom status");
  });
});

describe("optionRows", () => {
  it("mirrors the API fields in kebab-case with their aliases", () => {
    const rows = commandOf("boat").flatMap(optionRows);
    expect(rows.slice(0, 3).map(({ name, required }) => [name, required])).toEqual([
      ["-n, --name", "add, update, delete, clear"],
      ["--display-name", ""],
      ["--color", "add, update"],
    ]);
    expect(rows[0]?.field).toEqual({ name: "name", anchor: "attribute-boat-name" });
    expect(rows.map(({ name }) => name)).toContain("--skill-1 … --skill-3");
  });

  it("replaces API field names in conditions with option names", () => {
    const [boat] = commandOf("trip")
      .flatMap(optionRows)
      .filter(({ name }) => name === "--boat");
    expect(boat?.required).toBe("add, update, unless `--is-charter` is `true`");
  });
});
