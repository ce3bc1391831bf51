import { describe, expect, it } from "vitest";
import type { Fence } from "./fences";
import { checkEnvironment } from "./value-check";

const file = "content/develop/cli/job.mdx";
const fence = (lang: string, code: string, meta = "", line = 10): Fence => ({ lang, code, meta, file, line });
const messages = (one: Fence, others: readonly Fence[] = []) =>
  checkEnvironment(one, [one, ...others]).map(({ line, message }) => [line, message]);

const found = 'The sample calls the sandbox with "CALD-BC", a source app of production.';

describe("samples that call the sandbox", () => {
  it.each([
    ["curl", "bash", `curl https://sandbox.api.planloom.example/job \\\n  -d '{"sourceApp":"CALD-BC"}'`, 2],
    ["the command line", "bash", "planloom job delete --env sandbox --source-app CALD-BC --job-no SO-26-0042", 1],
    [".NET", "csharp", 'new PlanloomClient(key, PlanloomEnvironment.Sandbox);\nvar app = "CALD-BC";', 2],
    ["JavaScript", "typescript", 'new PlanloomClient({ apiKey, environment: "sandbox" });\nsend("CALD-BC");', 2],
  ])("refuse a code of production: %s", (_, lang, code, line) => {
    expect(messages(fence(lang, code))).toEqual([[line, found]]);
    expect(messages(fence(lang, code.replace("CALD-BC", "CALD-BC-SBX")))).toEqual([]);
  });

  it("know every code of production and say which one to write", () => {
    const own = fence("bash", "planloom list resource -e sandbox --source-app CALD-NAV");
    expect(checkEnvironment(own, [own])[0]?.hint).toBe("Write CALD-NAV-SBX, the code of the sandbox.");
  });

  it("count a body by the title that the call names", () => {
    const body = fence("json", '{ "sourceApp": "CALD-BC" }', 'title="job.json"', 2);
    const call = fence("bash", "curl https://sandbox.api.planloom.example/job -d @job.json");
    expect(messages(body, [call])).toEqual([[1, found]]);
    expect(messages(body, [{ ...call, file: "content/other.mdx" }])).toEqual([]);
    expect(messages(body)).toEqual([]);
  });

  it("go on with a client made before", () => {
    const made = fence("csharp", "var client = new PlanloomClient(key, PlanloomEnvironment.Sandbox);", "", 2);
    const later = fence("csharp", 'await client.Jobs.DeleteAsync(new JobDelete { SourceApp = "CALD-BC" });');
    expect(messages(later, [made])).toEqual([[1, found]]);
    expect(messages({ ...later, line: 1 }, [made])).toEqual([]);
  });

  it("leave production alone", () => {
    expect(messages(fence("bash", 'curl https://api.planloom.example/job -d \'{"sourceApp":"CALD-BC"}\''))).toEqual([]);
  });
});
