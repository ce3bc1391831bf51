import { transformSync } from "esbuild";
import { describe, expect, it } from "vitest";
import type { Json } from "../api-types";
import { findOperation, operationsOf } from "../find";
import { loadReference } from "../reference";
import { checkSamples } from "../samples/check-types.fixture";
import { splitShell } from "../samples/shell-words";
import { curlCall } from "./curl";
import { sampleCalls } from "./sample-calls";

const reference = loadReference();
const callsOf = (id: string) => {
  const operation = findOperation(reference.api, id);
  return operation ? sampleCalls(reference, operation) : [];
};
const codeOf = (id: string, label: string) => callsOf(id).find((call) => call.label === label)?.code ?? "";
const withBody = (id: string, example: Json, label: string) => {
  const operation = findOperation(reference.api, id);
  if (!operation?.body) throw new Error(`${id} has no body.`);
  const calls = sampleCalls(reference, { ...operation, body: { ...operation.body, example } });
  return calls.find((call) => call.label === label)?.code ?? "";
};
const wordsOf = (code: string) => splitShell(code).map(({ words }) => words.map(({ text }) => text));

/** The canonical command of the product model, without the field that only its JSON form has. */
const canonicalCommand = `planloom appointment add --env sandbox --source-app CALD-BC-SBX --source-type SERVICE --job-no SO-26-0042 \\
  --task-no 10000 --resource-no R0100 --appointment-no WEB-000318 \\
  --start 2026-03-02T09:00:00Z --end 2026-03-02T11:00:00Z --time-marker CONFIRMED`;

describe("sampleCalls", () => {
  it("generates the canonical appointment with curl", () => {
    const [words = []] = wordsOf(codeOf("upsertAppointment", "curl"));
    expect(words.slice(0, 4)).toEqual(["curl", "-X", "POST", "https://sandbox.api.planloom.example/appointment"]);
    expect(words).toContain("X-API-KEY: $PLANLOOM_API_KEY");
    expect(words).toContain("Content-Type: application/json");
    expect(JSON.parse(words.at(-1) ?? "")).toEqual(findOperation(reference.api, "upsertAppointment")?.body?.example);
  });

  it("generates the canonical appointment for the CLI, with the extra flag from its JSON", () => {
    const [words] = wordsOf(codeOf("upsertAppointment", "CLI"));
    const [canonical = []] = wordsOf(canonicalCommand);
    expect(words).toEqual([...canonical, "--sent-from-back-office", "false"]);
  });

  it("generates the canonical appointment with .NET", () => {
    expect(codeOf("upsertAppointment", ".NET")).toBe(`using Planloom;
using Planloom.Models;

var client = new PlanloomClient(Environment.GetEnvironmentVariable("PLANLOOM_API_KEY")!, PlanloomEnvironment.Sandbox);
var result = await client.Appointments.UpsertAsync(new Appointment
{
    SourceApp = "CALD-BC-SBX",
    SourceType = "SERVICE",
    JobNo = "SO-26-0042",
    TaskNo = "10000",
    ResourceNo = "R0100",
    AppointmentNo = "WEB-000318",
    Start = DateTimeOffset.Parse("2026-03-02T09:00:00Z"),
    End = DateTimeOffset.Parse("2026-03-02T11:00:00Z"),
    TimeMarker = "CONFIRMED",
    SentFromBackOffice = false,
});
Console.WriteLine(result.IsSuccess
    ? $"{result.Value.Appointments[0].AppointmentGuid}"
    : $"{result.Error.Code}: {result.Error.Detail}");`);
  });

  it("generates the canonical appointment with JavaScript", () => {
    expect(
      codeOf("upsertAppointment", "JavaScript"),
    ).toBe(`import { PlanloomClient, PlanloomError } from "@planloom/sdk";

const client = new PlanloomClient({ apiKey: process.env.PLANLOOM_API_KEY ?? "", environment: "sandbox" });
try {
  const result = await client.appointments.upsert({
    sourceApp: "CALD-BC-SBX",
    sourceType: "SERVICE",
    jobNo: "SO-26-0042",
    taskNo: "10000",
    resourceNo: "R0100",
    appointmentNo: "WEB-000318",
    start: "2026-03-02T09:00:00Z",
    end: "2026-03-02T11:00:00Z",
    timeMarker: "CONFIRMED",
    sentFromBackOffice: false,
  });
  console.log(result.appointments[0].appointmentGuid);
} catch (e) {
  if (e instanceof PlanloomError) console.error(e.code, e.detail);
  else throw e;
}`);
  });

  it("generates JavaScript that Node.js runs as it is, without TypeScript", () => {
    for (const { id } of operationsOf(reference.api))
      expect(() => transformSync(codeOf(id, "JavaScript"), { loader: "js" }), id).not.toThrow();
  });

  it("prints a secret that is returned only once", () => {
    expect(codeOf("createWebhook", "JavaScript")).toContain("console.log(result.secret);");
    expect(codeOf("createWebhook", ".NET")).toContain("result.Value.Secret");
    expect(codeOf("createWebhook", "JavaScript")).not.toContain("result.id");
  });

  it("prints overall success for a batch, since a failed item has no key to print", () => {
    for (const id of ["runImport", "setAppointmentPlanningQuantity", "deleteResourceCalendar"]) {
      expect(codeOf(id, "JavaScript")).toContain("console.log(result.success);");
      expect(codeOf(id, ".NET")).toContain('? $"{result.Value.Success}"');
    }
    expect(codeOf("deleteWebhook", ".NET")).toContain('? "Done"');
  });

  it("reads secrets in a curl body from shell variables", () => {
    expect(codeOf("createToken", "curl")).toContain(`"password": "'"$PLANLOOM_PASSWORD"'"`);
  });

  it("reads secrets from the environment in program code", () => {
    expect(codeOf("upsertConnector", "JavaScript")).toContain('clientSecret: process.env.ERP_CLIENT_SECRET ?? "",');
    expect(codeOf("upsertConnector", ".NET")).toContain(
      'ClientSecret = Environment.GetEnvironmentVariable("ERP_CLIENT_SECRET")!,',
    );
  });

  it("escapes U+2028 line separators, which some languages treat as the end of a line", () => {
    const example = { text: "One\u2028two", user: "aisha.rahman@calderline.example" };
    const textIn = (label: string) => withBody("sendMessage", example, label).match(/One.*two/su)?.[0];
    expect([".NET", "JavaScript", "Java"].map(textIn)).toEqual([
      String.raw`One\u2028two`,
      String.raw`One\u2028two`,
      String.raw`One\\u2028two`,
    ]);
  });

  it("substitutes a secret in Java only where it is the whole value, not inside a longer string", () => {
    const code = withBody(
      "createToken",
      { password: "$PLANLOOM_PASSWORD", note: "50 % of $PLANLOOM_PASSWORD" },
      "Java",
    );
    expect(code).toContain('"password": "%s",');
    expect(code).toContain('"note": "50 %% of $PLANLOOM_PASSWORD"');
    expect(code).toContain('""".formatted(System.getenv("PLANLOOM_PASSWORD"));');
    expect(withBody("createToken", { note: "50 %" }, "Java")).toContain('"note": "50 %"');
  });

  it("quotes every value for the shell, including option-like values and characters the shell would expand", () => {
    const texts = ["--x", "-n", "it's $HOME!", "a `b` \\", "wow! done"];
    for (const text of texts) {
      const [words = []] = wordsOf(withBody("sendMessage", { text }, "CLI"));
      const given = words.slice(-2).join(" ");
      expect(given.split(/--text[= ]/)[1]).toBe(text);
    }
    expect(withBody("sendMessage", { text: "--x" }, "CLI")).toContain("--text=--x");
    // Inside double quotes, an interactive shell still applies history expansion to "!".
    expect(withBody("sendMessage", { text: "wow! done" }, "CLI")).toContain("--text 'wow! done'");
    const operation = findOperation(reference.api, "listResources");
    const parameters = (operation?.parameters ?? []).map((one) => ({ ...one, example: "a!b" }));
    expect(operation && curlCall("https://x.example", { ...operation, parameters })).toContain("a%21b");
  });

  it("omits the CLI command for a list whose items contain the list separator", () => {
    expect(withBody("upsertUser", { roles: ["a", "b"] }, "CLI")).toContain('--roles "a;b"');
    expect(withBody("upsertUser", { roles: ["a;b"] }, "CLI")).toBe("");
  });

  it("never uses an SDK import, which could create records, for a PUT", () => {
    expect(callsOf("updateTaskContainer").map(({ label }) => label)).toEqual(["curl", "CLI", "Python", "Java"]);
    for (const { id, method } of operationsOf(reference.api))
      if (method === "put") for (const { code } of callsOf(id)) expect(code).not.toMatch(/client\.import\.run/i);
  });

  it("notes when a command cannot filter as the call does", () => {
    expect(codeOf("listAppointments", "CLI")).toBe(
      "# The command has no option for resourceNo: it lists all records.\n" +
        "planloom list appointment --env sandbox --from 2026-03-02T00:00:00Z --to 2026-03-02T12:00:00Z",
    );
  });

  it("omits languages that cannot make a call", () => {
    expect(callsOf("createToken").map(({ label }) => label)).toEqual(["curl", "Python", "Java"]);
    expect(callsOf("upsertConnector").map(({ label }) => label)).toEqual([
      "curl",
      ".NET",
      "JavaScript",
      "Python",
      "Java",
    ]);
  });

  it("generates every call for curl, Python, and Java, and all samples pass the page checks", () => {
    const operations = operationsOf(reference.api);
    const everywhere = ["curl", "Python", "Java"];
    for (const { id } of operations)
      expect([id, ...callsOf(id).map(({ label }) => label)]).toEqual(expect.arrayContaining([id, ...everywhere]));
    const fences = operations.flatMap(({ id }) =>
      callsOf(id).map(({ label, lang, code }) => ({ lang, code, meta: "", file: `${id} ${label}`, line: 0 })),
    );
    expect(checkSamples(fences)).toEqual([]);
  });
});
