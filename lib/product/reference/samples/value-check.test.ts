import { describe, expect, it } from "vitest";
import { checkFence } from "./check-fence.fixture";
import type { Fence } from "./fences";
import { checkEnvironment } from "./value-check";

describe("values in any fence", () => {
  it.each([
    [
      "a GUID with a wrong letter",
      "id: 424b1fee-9709-4315-85d9-5954058b471g",
      [
        [
          11,
          '"424b1fee-9709-4315-85d9-5954058b471g" is not a well-formed GUID.',
          "Write 8-4-4-4-12 hexadecimal digits.",
        ],
      ],
    ],
    [
      "a GUID that is too short",
      "424b1fee-9709-4315-85d9-5954058b471",
      [
        [
          11,
          '"424b1fee-9709-4315-85d9-5954058b471" is not a well-formed GUID.',
          "Write 8-4-4-4-12 hexadecimal digits.",
        ],
      ],
    ],
    [
      "a short color",
      "color: '#FFF'",
      [[11, '"#FFF" is not a color.', "Write # and six hexadecimal digits, such as #2F7FD1."]],
    ],
    [
      "a real host",
      "GET https://api.planloom.com/job",
      [[11, '"api.planloom.com" is a real host.', "In samples, hosts and email addresses end in .example."]],
    ],
    [
      "a real e-mail address",
      "to: sara@calderline.com",
      [[11, '"calderline.com" is a real host.', "In samples, hosts and email addresses end in .example."]],
    ],
    [
      "a misspelled host",
      "GET https://api.planlom.example/job\nto: sara@caldreline.example",
      [
        [11, '"api.planlom.example" is not one of our hosts.', 'Did you mean "api.planloom.example"?'],
        [12, '"caldreline.example" is not one of our hosts.', 'Did you mean "calderline.example"?'],
      ],
    ],
    [
      "a sandbox that there is not",
      "https://sandbx.api.planloom.example/job",
      [[11, '"sandbx.api.planloom.example" is not one of our hosts.', 'Did you mean "sandbox.api.planloom.example"?']],
    ],
    [
      "a key",
      "X-API-KEY: pl_live_0123456789abcdef",
      [[11, "The sample shows an API key.", "Write $PLANLOOM_API_KEY."]],
    ],
    [
      "an end before its start",
      "requestedStart: 2026-03-02T11:00:00Z\nrequestedEnd: 2026-03-02T09:00:00Z",
      [[12, "The end 2026-03-02T09:00:00Z is not after the start 2026-03-02T11:00:00Z."]],
    ],
    [
      "an end at its start",
      "--start 2026-03-02T09:00:00Z --end 2026-03-02T09:00:00Z",
      [[11, "The end 2026-03-02T09:00:00Z is not after the start 2026-03-02T09:00:00Z."]],
    ],
  ])("report %s", (_, code, expected) => {
    expect(checkFence("text", code)).toEqual(expected);
  });

  it.each([
    ["a period of one day", "startDate: 2026-03-02\nendDate: 2026-03-02"],
    [
      "platforms the pages are about",
      "https://login.microsoftonline.com/{tenant}/oauth2/v2.0/token and https://api.businesscentral.dynamics.com/v2.0",
    ],
    [
      "documentation addresses and names of packages",
      "192.0.2.10 http://localhost:5310 @planloom/sdk actions/checkout@v4 {host}",
    ],
    [
      "hosts of ours and of others",
      "https://sandbox.app.planloom.example https://app.planloom.example http://planner.example https://Calderline.example https://{env}.api.planloom.example",
    ],
    ["channels and anchors", 'href="#pl-1106" name = "#general"'],
  ])("accept %s", (_, code) => {
    expect(checkFence("text", code)).toEqual([]);
  });

  it.each([
    ["text", `${"a".repeat(20_000)}\n${"ab_".repeat(5_000)}\n${"0-".repeat(5_000)}\n${"<<".repeat(2_000)}`],
    ["bash", `${'"'.repeat(999)}${"$(".repeat(2_000)}`],
    ["csharp", '$"{'.repeat(500)],
  ])("are checked without excessive backtracking in %s", (lang, code) => {
    expect(checkFence(lang, code).length).toBeLessThan(2);
  });
});

describe("samples that call the sandbox", () => {
  const file = "content/develop/cli/job.mdx";
  const fence = (lang: string, code: string, meta = "", line = 10): Fence => ({ lang, code, meta, file, line });
  const messages = (one: Fence, others: readonly Fence[] = []) =>
    checkEnvironment(one, [one, ...others]).map(({ line, message }) => [line, message]);

  const found = 'The sample calls the sandbox with "CALD-BC", a source app of production.';

  it.each([
    ["curl", "bash", `curl https://sandbox.api.planloom.example/job \\\n  -d '{"sourceApp":"CALD-BC"}'`, 2],
    ["the command line", "bash", "planloom job delete --env sandbox --source-app CALD-BC --job-no SO-26-0042", 1],
    [".NET", "csharp", 'new PlanloomClient(key, PlanloomEnvironment.Sandbox);\nvar app = "CALD-BC";', 2],
    ["JavaScript", "typescript", 'new PlanloomClient({ apiKey, environment: "sandbox" });\nsend("CALD-BC");', 2],
  ])("reject a production source app: %s", (_, lang, code, line) => {
    expect(messages(fence(lang, code))).toEqual([[line, found]]);
    expect(messages(fence(lang, code.replace("CALD-BC", "CALD-BC-SBX")))).toEqual([]);
  });

  it("suggest the sandbox counterpart of a production source app", () => {
    const own = fence("bash", "planloom list resource -e sandbox --source-app CALD-NAV");
    expect(checkEnvironment(own, [own])[0]?.hint).toBe("Write CALD-NAV-SBX, the sandbox code.");
  });

  it("include a body fence that the call references by title", () => {
    const body = fence("json", '{ "sourceApp": "CALD-BC" }', 'title="job.json"', 2);
    const call = fence("bash", "curl https://sandbox.api.planloom.example/job -d @job.json");
    expect(messages(body, [call])).toEqual([[1, found]]);
    expect(messages(body, [{ ...call, file: "content/other.mdx" }])).toEqual([]);
    expect(messages(body)).toEqual([]);
  });

  it("include fences that continue with a sandbox client created earlier", () => {
    const made = fence("csharp", "var client = new PlanloomClient(key, PlanloomEnvironment.Sandbox);", "", 2);
    const later = fence("csharp", 'await client.Jobs.DeleteAsync(new JobDelete { SourceApp = "CALD-BC" });');
    expect(messages(later, [made])).toEqual([[1, found]]);
    expect(messages({ ...later, line: 1 }, [made])).toEqual([]);
  });

  it("do not include calls to production", () => {
    expect(messages(fence("bash", 'curl https://api.planloom.example/job -d \'{"sourceApp":"CALD-BC"}\''))).toEqual([]);
  });
});
