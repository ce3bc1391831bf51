import type { Api, Json, Operation } from "../api-types";
import { isJsonRecord } from "../json";
import { toPascal } from "../names";
import { csharpValue, newModel } from "./dotnet-value";
import { answersAppointments, importEntity, printedField, queryObject, recordsOf, takesBody } from "./example";
import { type CallSdk, findMethod } from "./find-method";

/** The call with the .NET SDK, or nothing when the SDK cannot make it. */
export function dotnetCall(api: Api, sdk: CallSdk, operation: Operation): string | undefined {
  const call = callOf(api, sdk, operation);
  if (call === undefined) return undefined;
  const isList = operation.method === "get" && operation.answer.schema?.endsWith("List");
  return [
    "using Planloom;",
    "using Planloom.Models;",
    "",
    'var client = new PlanloomClient(Environment.GetEnvironmentVariable("PLANLOOM_API_KEY")!, PlanloomEnvironment.Sandbox);',
    ...(isList
      ? [
          `var items = ${call};`,
          "await foreach (var item in items)",
          `    Console.WriteLine(item.${toPascal(printedField(api, operation) ?? "")});`,
        ]
      : [
          `var result = await ${call};`,
          "Console.WriteLine(result.IsSuccess",
          `    ? ${resultOf(api, operation)}`,
          '    : $"{result.Error.Code}: {result.Error.Detail}");',
        ]),
  ].join("\n");
}

function callOf(api: Api, sdk: CallSdk, operation: Operation): string | undefined {
  const { body } = operation;
  if (operation.id === "runImport") return importCall(batchModels(api, body?.example), "Upsert");
  const found = findMethod(sdk, operation.id);
  if (found && takesBody(operation, found.method))
    return `client.${found.member}.${found.method}Async(${argumentOf(api, operation)})`;
  const item = importEntity(api, operation);
  if (!item || !body) return undefined;
  const models = recordsOf(operation).map((record) => newModel(api, body.schema, record, "    "));
  return importCall(models, toPascal(item.mode));
}

function importCall(models: readonly string[], mode: string): string {
  return `client.Import.RunAsync(\n    [${models.join(", ")}],\n    ImportMode.${mode}, ImportOnError.Stop)`;
}

function batchModels(api: Api, example: Json | undefined): string[] {
  const items = isJsonRecord(example) && Array.isArray(example.items) ? example.items.filter(isJsonRecord) : [];
  return items.map(({ operation, data }) => {
    const schema = api.importOperations.find(({ name }) => name === operation)?.schema ?? "";
    return newModel(api, schema, data ?? null, "    ");
  });
}

function argumentOf(api: Api, operation: Operation): string {
  if (operation.body) {
    const { schema, example } = operation.body;
    if (!Array.isArray(example)) return newModel(api, schema, example);
    return `[\n${example.map((record) => `    ${newModel(api, schema, record, "    ")},`).join("\n")}\n]`;
  }
  const inPath = operation.parameters.find(({ place }) => place === "path");
  if (inPath) return `Guid.Parse(${JSON.stringify(inPath.example)})`;
  const query = queryObject(operation);
  if (Object.keys(query).length === 0) return "";
  const lines = Object.entries(query).map(([name, value]) => `    ${toPascal(name)} = ${queryValue(value)},`);
  return `new ${toPascal(operation.id)}Query\n{\n${lines.join("\n")}\n}`;
}

function queryValue(value: Json): string {
  return typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value)
    ? `DateTimeOffset.Parse("${value}")`
    : csharpValue({ type: "any" }, value);
}

/** What a call answers that is worth printing. */
function resultOf(api: Api, operation: Operation): string {
  const { schema } = operation.answer;
  if (schema === undefined) return '"Done"';
  if (answersAppointments(operation)) return '$"{result.Value.Appointments[0].AppointmentGuid}"';
  const name =
    schema === "WriteResult" || schema === "ImportResult" ? "requestId" : (printedField(api, operation) ?? "");
  return `$"{result.Value.${toPascal(name)}}"`;
}
