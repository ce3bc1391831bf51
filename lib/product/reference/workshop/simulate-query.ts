import type { Api, Operation, Parameter } from "../api-types";
import type { CallGroup } from "../calls/call-group";
import { formatRange, innerType } from "../field-type";
import { type Misfit, misfitOf } from "../misfit";
import { refusal, type Simulated, whole } from "./answer-one";
import { wrongOrder } from "./find-conflicts";
import { type FieldFailure, nounInPath, requiredMessage } from "./problem";
import { fillIn, listParts } from "./with-edits";

/** Days that a window of appointments may span. */
const longestWindow = 62;

/**
 * What the API would answer to the parameters of a call without a body; a list answers the example of the reference.
 * @throws TypeError for a code that the error catalog of the operation does not have.
 */
export function simulateQuery(
  group: CallGroup,
  operation: Operation,
  values: Readonly<Record<string, string>>,
): Simulated {
  const wrong = operation.parameters.flatMap((parameter) =>
    failuresOf(group.api, parameter, values[parameter.name] ?? ""),
  );
  const failures = wrong.length > 0 ? wrong : windowFailures(values);
  const asked = fillIn(operation, values);
  if (failures.length > 0) return refusal(group, asked, failures);
  const id = values.appointmentGuid;
  if (id !== undefined && !group.world.appointment?.includes(id))
    return refusal(group, asked, [whole("PL-1008", `Appointment ${id} does not exist.`)]);
  const { status, example } = operation.answer;
  return { status, body: example };
}

/** The parameters have no place in a body, so the failures have no pointer. */
function failuresOf(api: Api, parameter: Parameter, text: string): FieldFailure[] {
  const { name, place, isRequired, isList, type } = parameter;
  if (place === "header") return [];
  if (text.trim() === "") return isRequired ? [whole("PL-1101", requiredMessage(name))] : [];
  const values = isList ? listParts(text) : [text];
  return values.flatMap((value) => {
    const misfit = misfitOf(api, type, value);
    return misfit === undefined ? [] : [failureOf(parameter, misfit, value)];
  });
}

function failureOf({ name, type }: Parameter, misfit: Misfit, value: string): FieldFailure {
  const inner = innerType(type);
  switch (misfit) {
    case "date":
    case "date-time":
      return whole("PL-1104", `${name} is not ISO 8601.`);
    case "number":
      return whole("PL-1108", `${name} is not ${formatRange(inner.type === "number" ? inner : {})}.`);
    case "length":
      return whole("PL-1102", `${name} is longer than ${inner.type === "text" ? inner.maxLength : ""} characters.`);
    case "uuid":
      // What is no GUID is the key of no record.
      return whole("PL-1008", `${nounInPath(name)} ${value} does not exist.`);
    case "bool":
      return whole("PL-1103", `${name} ${value} is not true or false.`);
    case "enumeration":
      return whole("PL-1103", `${name} ${value} is no value of ${inner.type === "enumeration" ? inner.name : ""}.`);
  }
}

function windowFailures({ from = "", to = "" }: Readonly<Record<string, string>>): FieldFailure[] {
  const [unordered] = wrongOrder({ start: from, end: to });
  if (unordered) return [whole(unordered.code, "to is not after from.")];
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return days > longestWindow ? [whole("PL-1108", `The window is longer than ${longestWindow} days.`)] : [];
}
