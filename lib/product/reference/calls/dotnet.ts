import type { Api, Operation, Parameter } from "../api-types";
import { toPascal } from "../names";
import { csharpValue, newModel } from "./dotnet-value";
import { answersAppointments, type Batch, batchOf, printedField, recordsOf, takesBody } from "./example";
import { type CallSdk, findMethod } from "./find-method";
import { fits, fitsModel } from "./fits";

/** The call with the .NET SDK, or nothing when the SDK cannot make it, or has no such property or type for a value. */
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
  const found = findMethod(sdk, operation.id);
  if (found && operation.id !== "runImport" && takesBody(operation, found.method)) {
    const value = argumentOf(api, operation);
    return value === undefined ? undefined : `client.${found.member}.${found.method}Async(${value})`;
  }
  const batch = batchOf(api, operation);
  return batch?.items.every(({ schema, data }) => fitsModel(api, schema, data)) ? importCall(api, batch) : undefined;
}

function importCall(api: Api, { items, mode, onError }: Batch): string {
  const models = items.map(({ schema, data }) => newModel(api, schema, data, "    ")).join(", ");
  const options = `ImportMode.${toPascal(mode)}, ImportOnError.${toPascal(onError)}`;
  return `client.Import.RunAsync(\n    [${models}],\n    ${options})`;
}

/** What the method is given, which may be nothing: an empty text. Undefined for values that do not fit. */
function argumentOf(api: Api, operation: Operation): string | undefined {
  const { id, body, parameters } = operation;
  if (body) {
    const { schema, example } = body;
    if (!recordsOf(operation).every((record) => fitsModel(api, schema, record))) return undefined;
    if (!Array.isArray(example)) return newModel(api, schema, example);
    return `[\n${example.map((record) => `    ${newModel(api, schema, record, "    ")},`).join("\n")}\n]`;
  }
  const given = parameters.filter(({ place, example }) => place !== "header" && example !== undefined);
  if (!given.every(({ type, example = null }) => fits(api, type, example))) return undefined;
  const inPath = given.find(({ place }) => place === "path");
  if (inPath) return csharpValue(inPath.type, inPath.example);
  return given.length > 0 ? `new ${toPascal(id)}Query\n{\n${given.map(assign).join("\n")}\n}` : "";
}

const assign = ({ name, type, example }: Parameter) => `    ${toPascal(name)} = ${csharpValue(type, example)},`;

/** What a call answers that is worth printing. */
function resultOf(api: Api, operation: Operation): string {
  const { schema } = operation.answer;
  if (schema === undefined) return '"Done"';
  if (answersAppointments(operation)) return '$"{result.Value.Appointments[0].AppointmentGuid}"';
  const name =
    schema === "WriteResult" || schema === "ImportResult" ? "requestId" : (printedField(api, operation) ?? "");
  return `$"{result.Value.${toPascal(name)}}"`;
}
