import { describe, expect, it } from "vitest";
import { optionRows } from "./cli-options";
import { loadReference } from "./reference";
import { synopsisLines, wrapCommand, wrapParts } from "./synopsis";

const { cli } = loadReference();
const commandOf = (name: string) => cli.commands.filter((command) => command.name === name);
const linesOf = (name: string) => commandOf(name).flatMap((command) => synopsisLines(command, cli.name));

describe("synopsisLines", () => {
  it("show what each action needs", () => {
    expect(linesOf("container")).toEqual([
      "planloom container add --name <text> --handle-date <date-time> [options]",
      "planloom container update --name <text> --handle-date <date-time> [options]",
      "planloom container delete --name <text> [options]",
    ]);
    expect(linesOf("appointment")[2]).toBe(
      "planloom appointment delete (--appointment-guid <guid> | --appointment-no <text> --source-app <text>) [options]",
    );
    expect(linesOf("config")).toEqual([
      "planloom config set <name> <value>",
      "planloom config get <name>",
      "planloom config path",
    ]);
    expect(linesOf("list")[1]).toBe("planloom list appointment --from <date-time> --to <date-time>");
    expect(linesOf("message")).toEqual(["planloom message send --text <text> [options]"]);
  });
});

describe("wrapParts", () => {
  it("breaks between parts, never within one", () => {
    const parts = ["planloom a", '--note "see --two (or [three])"', "--four 4"];
    expect(wrapParts(parts, 30)).toBe('planloom a \\\n  --note "see --two (or [three])" \\\n  --four 4');
  });
});

describe("wrapCommand", () => {
  it("breaks at options and continues with a backslash", () => {
    expect(wrapCommand("planloom a --one 1 --two 2 --three 3", 26)).toBe("planloom a --one 1 \\\n  --two 2 --three 3");
    expect(wrapCommand("planloom status")).toBe("planloom status");
  });
});

describe("optionRows", () => {
  it("mirror the fields of the API in kebab-case with their aliases", () => {
    const rows = commandOf("resourcelocation").flatMap(optionRows);
    expect(rows.slice(0, 3).map(({ name, required }) => [name, required])).toEqual([
      ["-r, --resource-no", "yes, or `--gps-tracking-no`"],
      ["--gps-tracking-no", "yes, or `--resource-no`"],
      ["-x, --latitude", "yes"],
    ]);
    expect(rows[0]?.field).toEqual({ name: "resourceNo", anchor: "attribute-resourcegpstracking-resource-no" });
    expect(
      commandOf("job")
        .flatMap(optionRows)
        .map(({ name }) => name),
    ).toContain("--free-text-1 … --free-text-20");
  });
});
