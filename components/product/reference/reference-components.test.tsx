import { createElement } from "react";
import { prerender } from "react-dom/static";
import { describe, expect, it } from "vitest";
import { referenceComponents } from "./reference-components";

const {
  Attributes,
  CommandOptions,
  CommandSynopsis,
  Endpoint,
  Enumeration,
  ErrorCode,
  ErrorTable,
  ExitCodes,
  Operation,
  RightsTable,
  Samples,
  SdkSurface,
  SettingsTable,
} = referenceComponents;

/** HTML of an element whose components may be asynchronous, without class names, which depend on the file system. */
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
  it("list the selected settings in the given order", async () => {
    const html = await render(createElement(SettingsTable, { keys: "mobile.tracking, planning.calendarMode" }));
    expect(textOf(html)).toBe(
      "Setting Default Effect mobile.tracking off Makes location tracking possible; it also needs the flag GPS , Advanced map, and a free tracked seat planning.calendarMode a profile or user may override it on Start value of calendar mode on boards",
    );
  });

  it("give ids to rows of the error catalog and link to them from elsewhere", async () => {
    expect(await render(createElement(ErrorTable, { range: "PL-11" }))).toContain(
      '<tr id="pl-1106"><th scope="row"><a href="#pl-1106"><span class="whole">PL-1106</span></a>',
    );
    const chosen = await render(createElement(ErrorTable, { codes: "PL-1106" }));
    expect(chosen).toContain('href="/administration/transactions/errors#pl-1106"');
    expect(chosen).not.toContain("id=");
    expect(await render(createElement("p", null, createElement(ErrorCode, { code: "PL-1204" })))).toBe(
      '<p><a title="Outside the allowed window" href="/administration/transactions/errors#pl-1204"><code><span class="whole">PL-1204</span></code></a></p>',
    );
  });

  it("list user actions with the roles that have them", async () => {
    expect(textOf(await render(createElement(RightsTable, { rights: "Split" })))).toBe(
      "User action Standard roles Split Administrator, Planner",
    );
  });

  it("label the roles of each user action, since they do not explain it", async () => {
    expect(await render(createElement(RightsTable, { rights: "Split" }))).toContain(
      '<td data-label="Standard roles">Administrator, Planner</td>',
    );
  });

  it("list an enumeration's values, default first", async () => {
    expect(textOf(await render(createElement(Enumeration, { name: "Importance" })))).toBe(
      "Importance Meaning normal default No mark high Up arrow low Down arrow",
    );
  });

  it("list the facts of an endpoint", async () => {
    expect(textOf(await render(createElement(Endpoint, { path: "/job" })))).toBe(
      "Endpoint /job Methods POST, PUT, DELETE Authentication API key or token Scope work.write Direction Into Planloom Import job.upsert , job.delete The same in User interface , Command line , .NET SDK , JavaScript SDK",
    );
  });

  it("list attributes in groups, each with its own anchor", async () => {
    const html = await render(createElement(Attributes, { schema: "Pin" }));
    expect(html).toContain(
      '<tr id="attribute-pin-color"><th scope="row"><a href="#attribute-pin-color">color</a><small>color\nRequired: create, update</small></th>',
    );
    expect(textOf(html)).toContain("Attribute Meaning Indicator name text(100) Required: create, update, delete Key.");
  });

  it("collapse the fields of a record that occurs only nested in another", async () => {
    expect(textOf(await render(createElement(Attributes, { schema: "PublishedTask" })))).toMatch(
      /^PublishedTask: \d+ fields Attribute/,
    );
    expect(await render(createElement(Attributes, { schema: "PublishedAppointment" }))).not.toContain("<details");
  });

  it("mark a field with the release that introduced it", async () => {
    const html = await render(createElement(Attributes, { schema: "PublishedAppointment" }));
    expect(html).toContain('<a href="/develop/changelog#20264">Since 2026.4</a>');
  });

  it("show an operation with parameters, body, errors by status, request and response", async () => {
    const html = await render(createElement(Operation, { id: "listAppointments" }));
    const text = textOf(html);
    expect(text).toMatch(
      /^GET \/appointment scope planning\.read Parameter Meaning from date-time Required: yes Start of the window\./,
    );
    expect(text).toContain("limit int, 1–500 Default: 100 Records per page.");
    expect(html).toContain('<tr id="listappointments-from">');
    expect(text).toContain("422 PL-1101 from or to is missing.");
    expect(text).toMatch(/curl CLI \.NET JavaScript Python Java Copy curl .* 200 422 Copy \{ &quot;items&quot;/);
    expect(text).not.toContain("await foreach");
    expect(textOf(await render(createElement(Operation, { id: "upsertJob" })))).toContain(
      "Body: One Job , or up to 100 in an array; required: sourceApp, sourceType, jobNo, shortDescription .",
    );
    expect(textOf(await render(createElement(Operation, { id: "deleteWebhook" })))).toMatch(/204 404 No body Try it$/);
  });

  it("show samples in tabs for the languages that support the call", async () => {
    const html = await render(createElement(Samples, { id: "upsertJob" }));
    expect(html.match(/role="tab"/g)).toHaveLength(6);
    expect(await render(createElement(Samples, { id: "createToken" }))).not.toContain(".NET");
  });

  it("show commands with synopsis, options and exit codes", async () => {
    expect(textOf(await render(createElement(CommandSynopsis, { command: "status" })))).toContain("planloom status");
    expect(textOf(await render(createElement(CommandOptions, { command: "pin" })))).toContain(
      "-n, --name text(100) · API field name Required: add, update, delete Key.",
    );
    expect(textOf(await render(createElement(ExitCodes)))).toContain("7 Import ended with failed or skipped items");
  });

  it("list the API surface of both SDKs", async () => {
    expect(textOf(await render(createElement(SdkSurface, { language: "js" })))).toContain(
      "filters.groups upsert upsert(model: FilterGroup | FilterGroup[], request?: RequestOptions): Promise&lt;WriteResult&gt; Create or update a filter group: POST /filterGroup",
    );
    expect(textOf(await render(createElement(SdkSurface, { language: "dotnet" })))).toContain(
      "Task&lt;Result&lt;PublishedAppointment&gt;&gt; GetAsync(Guid appointmentGuid, RequestOptions? options = null, CancellationToken cancellationToken = default)",
    );
  });

  it("throw for names that the reference lacks", () => {
    expect(() => Enumeration({ name: "Importanse" })).toThrow('Did you mean "Importance"?');
    expect(() => SettingsTable({})).toThrow("needs exactly one of");
  });
});
