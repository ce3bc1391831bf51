import { describe, expect, it } from "vitest";
import { checkFence } from "./check-fence.fixture";

const program = (body: string) => `using Planloom;
using Planloom.Models;

var client = new PlanloomClient(key, PlanloomEnvironment.Sandbox);
${body}`;

describe("C# fences", () => {
  it("accept C# that does not use the SDK", () => {
    expect(
      checkFence(
        "csharp",
        'var x = $"{a["b"]}: {{0}}"; // {\nvar client = new HttpClient(); client.GetAsync("/"); var y = @"c:\\";',
      ),
    ).toEqual([]);
  });

  it.each(["var client = new OrderClient(key);", "void Run(OrderClient client) {}"])("accept %s", (declaration) => {
    expect(checkFence("csharp", `${declaration}\nawait client.V1.Customers.CreateAsync(one);`)).toEqual([]);
  });

  it("accept foreign types with names similar to ours, and types that the fence itself declares", () => {
    const code =
      "class PlanloomClint {}\nvar one = new PlanloomClint(); new PlanloomClients(); new Resources();\nnew AppointmentDto();";
    expect(checkFence("csharp", code)).toEqual([]);
    expect(checkFence("csharp", "client.Resource.Add(one); client.DefaultRequestHeaders.Add(a, b);")).toEqual([]);
  });

  it("accept loops, and the .NET members of lists and strings", () => {
    expect(
      checkFence(
        "csharp",
        program(
          "var result = await client.Import.RunAsync(models, ImportMode.Upsert, ImportOnError.Stop);\n" +
            "for (var i = 0; i < result.Value.Results.Count; i++) log(result.Value.Results[i].Operation.Length);\n" +
            "log(result.ToString(), result.Value.Results.OrderBy(item => item.Index).ToList());\n" +
            "result.Value.Results.ForEach(item => log(item)); log(result.Value.Results.Count, result.Value.ToRow());\n" +
            "var all = await client.Resources.ListAsync().ToListAsync(); log(all.Count);\n" +
            "log(PlanloomClientOptions.ToString()); return Result.Success(job);",
        ),
      ),
    ).toEqual([]);
  });

  it("accept transformed lists in a loop, and a loop variable's name reused after the loop", () => {
    const code = `await foreach (var name in client.Resources.ListAsync().Select(one => one.DisplayName)) log(name.Trimmed);
var pages = client.Resources.ListAsync().AsPages();
await foreach (var page in pages) log(page.Values);
await foreach (var item in client.Resources.ListAsync().WithCancellation(token))
{
    log(item.DisplayName);
}
foreach (var item in rows) log(item.Name);`;
    expect(checkFence("csharp", program(code))).toEqual([]);
    expect(checkFence("csharp", program(code.replace("item.DisplayName", "item.Name")))).toHaveLength(1);
  });

  it.each([
    ["a missing bracket", "void Run()\n{\n    Do(1;\n}", [[13, 'C#: found ";" where ")" is expected.']]],
    ["brackets of two kinds that cross", "Do(new[] { 1 );", [[11, 'C#: found ")" where "}" must close line 1.']]],
    ["a block that never closes", "class A {", [[11, 'C#: "{" is never closed.']]],
    ["an open text", 'var a = "b;', [[11, "C#: a string is not closed."]]],
    [
      "an unknown member",
      program("await client.Job.UpsertAsync(x);"),
      [[15, 'C#: PlanloomClient has no member "Job".', 'Did you mean "Jobs"?']],
    ],
    [
      "an unknown member of a client that was made before",
      "var sent = await client.Job.UpsertAsync(job);",
      [[11, 'C#: PlanloomClient has no member "Job".', 'Did you mean "Jobs"?']],
    ],
    [
      "an unknown method",
      program("await client.Filters.Groups.UpdateAsync(x);"),
      [[15, 'C#: Filters.Groups has no method "UpdateAsync".', "It has UpsertAsync, DeleteAsync, ListAsync."]],
    ],
    [
      "a renamed property",
      program('new Job\n{\n    JobNumber = "1",\n};'),
      [[17, 'C#: Job has no property "JobNumber".']],
    ],
    [
      "a wrong type",
      program('new ResourceCapacity { Capacity = "28800", Date = "2026-03-02" };'),
      [
        [15, 'C#: ResourceCapacity.Capacity is an int, not the text "28800".'],
        [15, 'C#: ResourceCapacity.Date is a DateOnly, not the text "2026-03-02".'],
      ],
    ],
    [
      "an unknown property and a wrong type of a query",
      program('client.Resources.ListAsync(new ListResourcesQuery { ResourceTyp = "Van", IncludeHidden = "yes" });'),
      [
        [15, 'C#: ListResourcesQuery has no property "ResourceTyp".', 'Did you mean "ResourceType"?'],
        [15, 'C#: ListResourcesQuery.IncludeHidden is a bool, not the text "yes".'],
      ],
    ],
    [
      "an unknown option",
      program('await client.Messages.SendAsync(x, new RequestOptions { IdempotenceKey = "a" });'),
      [[15, 'C#: RequestOptions has no property "IdempotenceKey".', 'Did you mean "IdempotencyKey"?']],
    ],
    [
      "an unknown member of a type",
      program("return WebhookSignature.Check(body, header, secret);"),
      [[15, 'C#: WebhookSignature has no member "Check".', "It has Verify."]],
    ],
    [
      "an unknown value",
      program("new Planloom.Models.Task { Importance = Importance.Urgent };"),
      [[15, 'C#: Importance has no value "Urgent".', "It has Normal, High, Low."]],
    ],
    [
      "a method by a part of its name",
      program("await client.Appointments.LockAsync(x);"),
      [[15, 'C#: Appointments has no method "LockAsync".', 'Did you mean "SetLockedAsync"?']],
    ],
    [
      "an unknown environment",
      "var client = new PlanloomClient(key, PlanloomEnvironment.Staging);",
      [[11, 'C#: PlanloomEnvironment has no value "Staging".', "It has Production, Sandbox."]],
    ],
    [
      "an unknown field of the answer, behind an index",
      program("var result = await client.Appointments.UpsertAsync(x);\nlog(result.Value.Appointments[0].Guid);"),
      [[16, 'C#: WrittenAppointment has no property "Guid".', 'Did you mean "AppointmentGuid"?']],
    ],
    [
      "an unknown field of what was read",
      program("var found = await client.Appointments.GetAsync(guid);\nlog(found.Value.Task!.Job.JobNumber);"),
      [[16, 'C#: PublishedJob has no property "JobNumber".', "It has SourceApp, SourceType, JobNo, ShortDescription."]],
    ],
    [
      "an unknown field in the braces of a text",
      program(
        'var result = await client.Jobs.UpsertAsync(x);\nlog($"{{no}} {result.Value.Request:x} {\n  result.Error.Message}");',
      ),
      [
        [16, 'C#: WriteResult has no property "Request".', expect.any(String)],
        [17, 'C#: PlanloomError has no member "Message".', expect.any(String)],
      ],
    ],
    [
      "an unknown field in the braces of a text of many lines",
      program(
        'var result = await client.Jobs.UpsertAsync(x);\nlog($@"{{no}}\n{result.Value.Request}");\nlog($$"""\n  {"a": "{{result.Error.Message}}"}\n  """, $"""{result.Values}""", """{result.No}""", @"{result.No}");',
      ),
      [
        [17, 'C#: WriteResult has no property "Request".', expect.any(String)],
        [19, 'C#: PlanloomError has no member "Message".', expect.any(String)],
        [20, 'C#: Result has no member "Values".', expect.any(String)],
      ],
    ],
    [
      "a misspelled type",
      "var client = new PlanloomCleint(key, PlanloomEnviroment.Sandbox);\ntry { Send(new Appointmnet { }); }\ncatch (PlanloomExeption e) { }",
      [
        [11, 'C#: the SDK has no type "PlanloomCleint".', 'Did you mean "PlanloomClient"?'],
        [11, 'C#: the SDK has no type "PlanloomEnviroment".', 'Did you mean "PlanloomEnvironment"?'],
        [12, 'C#: the SDK has no type "Appointmnet".', 'Did you mean "Appointment"?'],
        [13, 'C#: the SDK has no type "PlanloomExeption".', 'Did you mean "PlanloomException"?'],
      ],
    ],
    [
      "a misspelled method of a client that was made before",
      "var jobs = client.Appointments.ListAsnyc(query);",
      [[11, 'C#: Appointments has no method "ListAsnyc".', expect.any(String)]],
    ],
    [
      "an unknown field of the records of a list",
      program(
        "await foreach (var one in client.Resources.ListAsync())\n    log(one.Name);\n" +
          "var plan = client.Appointments.ListAsync(query);\nawait foreach (var visit in plan) log(visit.Task?.Job.No);",
      ),
      [
        [16, 'C#: Resource has no property "Name".'],
        [18, 'C#: PublishedJob has no property "No".', expect.any(String)],
      ],
    ],
    [
      "an unknown part of the result",
      program("var result = await client.Jobs.UpsertAsync(x);\nConsole.WriteLine(result.Error.Message);"),
      [
        [
          16,
          'C#: PlanloomError has no member "Message".',
          "It has Code, Status, Title, Detail, RequestId, FieldErrors.",
        ],
      ],
    ],
  ])("report %s", (_, code, expected) => {
    expect(checkFence("csharp", code)).toEqual(expected);
  });
});
