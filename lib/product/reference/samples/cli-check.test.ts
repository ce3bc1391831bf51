import { describe, expect, it } from "vitest";
import { checkFence } from "./check-fence.fixture";

describe("planloom commands", () => {
  it.each([
    ["an indicator with aliases", 'planloom category add -n SERVICE -c "#2F7FD1"'],
    [
      "a bare switch",
      "planloom tasklocked add --source-app CALD-BC --source-type PROJECT --job-no PR00110 --task-no 1020 --locked",
    ],
    ["variables", 'planloom resource delete --resource-no "$number" --key $PLANLOOM_API_KEY'],
    ["a prompt, a comment and a pipe", "$ planloom status --output json | jq .version # production"],
    ["help", "planloom job --help"],
    ["configuration", "planloom config set env sandbox && planloom config path"],
    [
      "a caption, whose context has a default",
      "planloom caption add --source-table Task --field-name freeText1 --language en --text Serial",
    ],
    ["other programs", "echo planloom; ls -l"],
    ["a pattern of options", 'case "$1" in\n  -h|--help) echo "$usage" ;;\n  -v) planloom --version ;;\nesac'],
    ["options in an array", "options=(\n  --env sandbox\n  --output json\n)\necho done"],
    [
      "a command in an array",
      "args=(\n  pin add\n  --name NORTH\n)\nlist=(\n  --env sandbox\n  NORTH\n  --output json)",
    ],
    ["a pattern of several lines", 'case "$1" in\n  --env|\\\n  -e) env="$2" ;;\nesac'],
    ["options from an array", `planloom pin add "\${options[@]}"\nplanloom pin add --name NORTH "$@"`],
    [
      "a command from an array",
      `planloom "\${args[@]}"\nplanloom pin "$@"\nplanloom pin add "\${@:2}" \${a[@]+"\${a[@]}"}`,
    ],
    [
      "an option if there is a value",
      `planloom pin add \${name:+--name "$name"}\nplanloom \${test:+--env sandbox} status`,
    ],
    ["a text that begins as an array of PowerShell", 'planloom message send --severity info --text "@all"'],
    ["all words as one text", 'planloom message send --severity info --text "$*"'],
    ["a text with escapes", String.raw`planloom message send --text $'it\'s open'`],
    ["quotes of a command in a text", `key="$(grep key c | tr -d '"')"`],
    ["a comment behind a semicolon", "planloom status;# it's"],
    [
      "what a command answered",
      `$ key="$(tr -d '"')" # it's\n$ planloom pin add \\\n  --name NORTH --color '#2F7FD1'\nIt's up\n  --env is sandbox`,
    ],
    ["quotes inside quotes", String.raw`echo "it's" 'a "b"' \" # it's`],
  ])("accept %s", (_, code) => {
    expect(checkFence("bash", code)).toEqual([]);
  });

  it.each([
    ["an unknown command", "planloom jobs add", [[11, 'planloom has no command "jobs".', 'Did you mean "job"?']]],
    [
      "an unknown action",
      "planloom job create",
      [[11, 'planloom job has no action "create".', "It has add, update, delete."]],
    ],
    ["no action", "planloom job --job-no 1", [[11, "planloom job needs an action.", "It has add, update, delete."]]],
    ["a missing option", "planloom category add \\\n  --name SERVICE", [[11, "planloom category add: needs --color."]]],
    [
      "an unknown option",
      "planloom pin delete --nam NORTH",
      [[11, "planloom pin delete: there is no option --nam.", 'Did you mean "--name"?']],
    ],
    ["an option without value", "planloom pin delete --name", [[11, "planloom pin delete: --name needs a value."]]],
    [
      "a wrong type",
      "planloom resourcelocation add -r R0100 -x 53.9461 -y west",
      [[11, 'planloom resourcelocation add: --longitude must be a number, found "west".']],
    ],
    [
      "a wrong date",
      "planloom resourcecapacity add --resource-no R0100 \\\n  --date 2.3.2026 --capacity 28800",
      [[12, 'planloom resourcecapacity add: --date must be a date such as 2026-03-02, found "2.3.2026".']],
    ],
    [
      "a wrong value of a query",
      "planloom list appointment --from 2026-03-02 \\\n  --to tomorrow",
      [
        [11, 'planloom list appointment: --from must be a date-time such as 2026-03-02T09:00:00Z, found "2026-03-02".'],
        [12, 'planloom list appointment: --to must be a date-time such as 2026-03-02T09:00:00Z, found "tomorrow".'],
      ],
    ],
    [
      "a wrong value of a global option",
      "planloom status --env test",
      [[11, 'planloom status: --env cannot be "test".', "It is one of production, sandbox."]],
    ],
    [
      "a word too much",
      'planloom category add --name Service visit --color "#2F7FD1"',
      [[11, 'planloom category add: "visit" does not belong to any option.', "Quote values with spaces."]],
    ],
    [
      "a condition",
      "planloom user add --email owen.gallagher@calderline.example --display-name Owen --type forms",
      [[11, "planloom user add: needs --password."]],
    ],
    [
      "a quote that nothing closes",
      'planloom pin add --name NORTH \\\n  --color "#2F7FD1',
      [[12, 'The quote " is not closed.', "Close it where the text ends."]],
    ],
    [
      "a quote behind a prompt",
      "$ planloom pin delete --name 'NORTH\ndone",
      [[11, "The quote ' is not closed.", "Close it where the text ends."]],
    ],
    [
      "a line that does not go on",
      'planloom pin add --name NORTH --color "#2F7FD1"\n  --env sandbox',
      [[12, "The option --env belongs to no command.", "End the line before with a backslash, and nothing behind it."]],
    ],
    [
      "an option beside an array",
      'planloom pin add --colour "#2F7FD1" "$@"',
      [[11, "planloom pin add: there is no option --colour.", 'Did you mean "--color"?']],
    ],
    [
      "a command inside a loop",
      "for name in NORTH SOUTH; do\n  planloom pin delet\ndone",
      [[12, 'planloom pin has no action "delet".', "It has add, update, delete."]],
    ],
    ["a missing file", "planloom import --on-error continue", [[11, "planloom import needs --file."]]],
  ])("report %s", (_, code, expected) => {
    expect(checkFence("bash", code)).toEqual(expected);
  });

  it("may appear next to PowerShell block comments and here-strings with unbalanced quotes", () => {
    expect(checkFence("powershell", "<# it's\nopen #>\nplanloom status\n$note = @'\nit's open\n'@")).toEqual([]);
    expect(checkFence("powershell", "$note = 'it's open'")[0]?.[1]).toBe("The quote ' is not closed.");
  });

  it("may contain PowerShell subexpressions in strings", () => {
    expect(checkFence("powershell", `planloom pin delete --name "$($y.Replace('"', ''))"`)).toEqual([]);
  });

  it("may get their options from PowerShell splatting", () => {
    expect(checkFence("powershell", "planloom @args\nplanloom pin add @options")).toEqual([]);
    expect(checkFence("powershell", 'planloom pin delete "@options"')).not.toEqual([]);
  });

  it("are checked inside one-line PowerShell blocks", () => {
    const code = "if ($n) {\n  planloom status\n}\nelse { planloom status }\n{ planloom pin delete --name $n }";
    expect(checkFence("powershell", code)).toEqual([]);
    expect(checkFence("powershell", "do { planloom status } while ($n)")).toEqual([]);
    expect(checkFence("powershell", "else { planloom stats }")).not.toEqual([]);
  });

  it("may appear next to a PowerShell array of options", () => {
    expect(checkFence("powershell", "$rest = @(\n  'pin', 'add',\n  '--name', 'NORTH'\n)\nplanloom status")).toEqual(
      [],
    );
  });

  it("are checked in PowerShell fences with backtick continuations", () => {
    expect(checkFence("powershell", 'planloom category add `\n  --name SERVICE `\n  --colour "#2F7FD1"')[0]).toEqual([
      13,
      "planloom category add: there is no option --colour.",
      'Did you mean "--color"?',
    ]);
  });
});
