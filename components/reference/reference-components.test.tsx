import { createElement } from "react";
import { prerender } from "react-dom/static";
import { describe, expect, it, vi } from "vitest";
import { Attributes } from "./attributes";
import { CommandOptions, CommandSynopsis } from "./command";
import { Endpoint } from "./endpoint";
import { Enumeration } from "./enumeration";
import { ErrorCode } from "./error-code";
import { ErrorTable } from "./error-table";
import { ExitCodes } from "./exit-codes";
import { Operation } from "./operation";
import { RightsTable } from "./rights-table";
import { Samples } from "./samples";
import { SdkSurface } from "./sdk-surface";
import { SettingsTable } from "./settings-table";

// The first check loads the compiler or compiles the schemas.
vi.setConfig({ testTimeout: 60_000 });

/** HTML of an element whose components may be asynchronous; class names depend on the file system, so they go. */
async function render(element: React.ReactElement): Promise<string> {
  const { prelude } = await prerender(element);
  const html = await new Response(prelude).text();
  return html.replace(/ class="_[^"]*"/g, "");
}
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

describe("reference components", () => {
  it("draw the chosen settings in the order they are named", async () => {
    const html = await render(createElement(SettingsTable, { keys: "mobile.tracking, planning.calendarMode" }));
    expect(textOf(html)).toBe(
      "Setting Default Effect mobile.tracking off Location tracking planning.calendarMode a profile or user may override it on Start value of calendar mode on boards",
    );
  });

  it("give rows of the catalog ids, and rows elsewhere a link to them", async () => {
    expect(await render(createElement(ErrorTable, { range: "PL-11" }))).toContain(
      '<tr id="pl-1106"><th scope="row"><code>PL-1106</code>',
    );
    const chosen = await render(createElement(ErrorTable, { codes: "PL-1106" }));
    expect(chosen).toContain('href="/administration/transactions/errors#pl-1106"');
    expect(chosen).not.toContain("id=");
    expect(await render(createElement("p", null, createElement(ErrorCode, { code: "PL-1204" })))).toBe(
      '<p><a title="Outside the allowed window" href="/administration/transactions/errors#pl-1204"><code>PL-1204</code></a></p>',
    );
  });

  it("draw user actions with the roles that hold them", async () => {
    expect(textOf(await render(createElement(RightsTable, { rights: "Split" })))).toBe(
      "User action Standard roles Split Administrator, Planner",
    );
  });

  it("draw an enumeration with its default first", async () => {
    expect(textOf(await render(createElement(Enumeration, { name: "Importance" })))).toBe(
      "Value Meaning normal default No mark high Up arrow low Down arrow",
    );
  });

  it("draw the facts of an endpoint", async () => {
    expect(textOf(await render(createElement(Endpoint, { path: "/job" })))).toBe(
      "Fact Value Endpoint /job Methods POST, PUT, DELETE Authentication API key or token Scope work.write Direction Into Planloom Import job.upsert , job.delete The same in User interface , Command line , .NET SDK , JavaScript SDK",
    );
  });

  it("draw attributes in groups, each with an anchor of its own", async () => {
    const html = await render(createElement(Attributes, { schema: "Pin" }));
    expect(html).toContain(
      '<tr id="attribute-pin-color"><th scope="row"><a href="#attribute-pin-color"><code>color</code></a><small>color</small></th>',
    );
    expect(textOf(html)).toContain(
      "Attribute Required Default Meaning Indicator name text(100) create, update, delete Key.",
    );
  });

  it("draw an operation with parameters, request, answer and errors", async () => {
    const text = textOf(await render(createElement(Operation, { id: "listAppointments" })));
    expect(text).toMatch(
      /^GET \/appointment scope planning\.read Parameter Required Default Meaning from date-time yes Start of the window\./,
    );
    expect(text).toContain("limit int, 1–500 100 Records per page.");
    expect(text).toContain("Request");
    expect(text).toContain("Answer, 200");
    expect(text).toMatch(/Error Status When PL-1101 422 from or to is missing\./);
    expect(textOf(await render(createElement(Operation, { id: "deleteWebhook" })))).toContain(
      "Parameter Required Meaning id guid yes Id of the subscription. Request DELETE /webhooks/b5d5e8a3-6cc6-4f3d-b09f-6a453fba8475 The answer is 204 without a body.",
    );
  });

  it("draw samples in tabs, and a single one without", async () => {
    const html = await render(createElement(Samples, { id: "upsertJob" }));
    expect(html.match(/role="tab"/g)).toHaveLength(4);
    expect(await render(createElement(Samples, { id: "createToken" }))).not.toContain('role="tab"');
  });

  it("draw commands with synopsis, options and exit codes", async () => {
    expect(textOf(await render(createElement(CommandSynopsis, { command: "status" })))).toContain("planloom status");
    expect(textOf(await render(createElement(CommandOptions, { command: "pin" })))).toContain(
      "-n, --name text(100) · API field name add, update, delete Key.",
    );
    expect(textOf(await render(createElement(ExitCodes)))).toContain("7 Import ended with failed or skipped items");
  });

  it("draw the surface of both SDKs", async () => {
    expect(textOf(await render(createElement(SdkSurface, { language: "js" })))).toContain(
      "filters.groups upsert upsert(model: FilterGroup | FilterGroup[]): Promise&lt;WriteResult&gt; Create or update a filter group: POST /filterGroup",
    );
    expect(textOf(await render(createElement(SdkSurface, { language: "dotnet" })))).toContain(
      "Task&lt;Result&lt;PublishedAppointment&gt;&gt; GetAsync(Guid appointmentGuid)",
    );
  });

  it("fail on a name the reference does not have", () => {
    expect(() => Enumeration({ name: "Importanse" })).toThrow('Did you mean "Importance"?');
    expect(() => SettingsTable({})).toThrow("needs exactly one of");
  });
});
