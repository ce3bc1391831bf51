import { describe, expect, it } from "vitest";
import { page } from "./check-fence.fixture";
import { checkFence } from "./check-types.fixture";

const script = (body: string) => `import { PlanloomClient } from "@planloom/sdk";

const client = new PlanloomClient({ apiKey: process.env.PLANLOOM_API_KEY!, environment: "sandbox" });
${body}`;

describe("TypeScript and JavaScript fences", () => {
  it("accept valid calls, and code that continues with an earlier client", () => {
    expect(
      checkFence(
        "typescript",
        script(
          'for await (const r of client.resources.list({ resourceType: "Technician" })) console.log(r.displayName);',
        ),
      ),
    ).toEqual([]);
    expect(
      checkFence(
        "javascript",
        'const result = await client.messages.send({ text: "Done", severity: "info" });\nconsole.log(result.requestId, other);',
      ),
    ).toEqual([]);
    expect(
      checkFence(
        "typescript",
        'import type { Job } from "@planloom/sdk/models";\nconst job: Partial<Job> = { note: null };\nconsole.log(job);',
      ),
    ).toEqual([]);
  });

  it("accept Node.js globals, and process.env values without a non-null assertion in JavaScript", () => {
    const body = `const url = new URL("https://hooks.calderline.example/fixes");
url.searchParams.append("from", url.origin);
const answer = await fetch(url, { headers: new Headers({ Accept: "text/plain" }) });
console.info(answer.statusText, Buffer.byteLength(await answer.text()), performance.now(), import.meta.url);
process.stdout.write([3, 1].toSorted().join());`;
    const more = `console.group("fixes");
process.nextTick(() => console.count("fix"));
url.searchParams.forEach((value, name) => console.dir({ name, value }));
const image: Blob = new Blob([await answer.blob()]);
setTimeout(() => process.stdout.write(url.port), 500).unref();
const stop = AbortSignal.any([AbortSignal.timeout(500), new AbortController().signal]);
for (const [name] of answer.headers.entries()) process.exitCode = name ? 1 : 0;`;
    expect(checkFence("typescript", script(`${body}\n${more}`))).toEqual([]);
    expect(checkFence("typescript", script("setTimout(() => {}, 500);"))).toEqual([
      [14, "TypeScript: Cannot find name 'setTimout'.", 'Did you mean "setTimeout"?'],
    ]);
    expect(checkFence("javascript", script(body).replace("KEY!", "KEY"))).toEqual([]);
    expect(checkFence("typescript", script(body).replace("KEY!", "KEY"))).toHaveLength(1);
    expect(checkFence("javascript", script("console.lgo(1);").replace("KEY!", "KEY"))[0]?.[2]).toBe(
      'Did you mean "log"?',
    );
    const other = 'await client.messages.send({ text: [1].find((one) => one > 1), severity: "info" });';
    expect(checkFence("javascript", other)).toHaveLength(1);
  });

  it.each([
    [
      "a renamed field",
      'await client.resources.reportPosition({ resourceNo: "R0100", lat: 1, longitude: 2 });',
      14,
      /^TypeScript: Object literal may only specify known properties, and 'lat' does not exist/,
    ],
    [
      "a wrong type",
      'await client.tasks.setLocked({ sourceApp: "A", sourceType: "B", jobNo: "1", taskNo: "2", locked: "yes" });',
      14,
      /^TypeScript: Type 'string' is not assignable to type 'boolean'.$/,
    ],
    ["a missing field", 'await client.indicators.pins.upsert({ name: "NORTH" });', 14, /'color' is missing/],
    [
      "an unknown member",
      "await client.job.upsert({});",
      14,
      /Property 'job' does not exist on type 'PlanloomClient'. Did you mean 'jobs'?/,
    ],
    ["an unknown method", "await client.jobs.add({});", 14, /Property 'add' does not exist/],
    ["a wrong key", 'await client.appointments.delete({ appointmentNo: "WEB-000318" });', 14, /not assignable/],
    [
      "a wrong batch",
      'await client.import.run([{ entity: "jobs", data: {} }], { mode: "upsert" });',
      14,
      /not assignable/,
    ],
    ["a name that nothing declares", "await client.messages.send({ text });", 14, /No value exists .* 'text'/],
    [
      "a member of one of two types",
      'const one: string | number = await fetch("/").then((answer) => answer.json());\none.toFixed();',
      15,
      /'toFixed' does not exist on type/,
    ],
    [
      "a member of what is still awaited",
      'const sent = client.messages.send({ text: "Hi", severity: "info" });\nsent.name;',
      15,
      /'name' does not exist/,
    ],
    ["a member that only the class has", '(await fetch("/")).error;', 14, /'error' does not exist/],
    ["a part that has the name of something else", "const { crypto } = { start: 1 };", 14, /'crypto' does not exist/],
    ["a syntax error", "await client.jobs.upsert({;", 14, /expected/],
  ])("report %s", (_, body, line, message) => {
    const [finding] = checkFence("typescript", script(body));
    expect(finding?.slice(0, 2)).toEqual([line, expect.stringMatching(message)]);
  });

  it.each([
    [
      "await client.resources.reportPosition({ resourceNo: 'R0100', lat: 1, longitude: 2 });",
      'Did you mean "latitude"?',
    ],
    ["await client.jobs.upsert({ shortDesc: 'Heat pump fault' });", 'Did you mean "shortDescription"?'],
    ["await client.appointments.lock({ locked: true });", 'Did you mean "setLocked"?'],
  ])("suggest a fix for %s without printing a whole type", (body, hint) => {
    const [finding] = checkFence("typescript", script(body));
    expect(finding?.[2]).toBe(hint);
    expect(String(finding?.[1]).length).toBeLessThan(160);
  });

  it("are checked even without an import", () => {
    expect(checkFence("javascript", 'await client.messages.send({ txt: "Done" });')[0]?.[1]).toMatch(
      /'txt' does not exist/,
    );
  });

  it("resolve an import of another fence on the page by its title", () => {
    const file = {
      lang: "typescript",
      code: "export const numbers = [1];",
      meta: 'title="numbers.ts"',
      file: page,
      line: 2,
    };
    const code = script('const [first] = numbers;\nawait client.appointments.get(first ?? "");').replace(
      "\n",
      '\nimport { numbers } from "./numbers.js";',
    );
    expect(checkFence("typescript", code, "", [file])).toEqual([
      [15, "TypeScript: Argument of type 'number' is not assignable to parameter of type 'string'."],
    ]);
  });
});
