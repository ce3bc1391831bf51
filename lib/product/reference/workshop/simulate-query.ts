import type { Operation, Parameter } from "../api-types";
import type { CallGroup } from "../calls/call-group";
import { formatRange } from "../field-type";
import { refusal, type Simulated } from "./answer-one";
import { wrongOrder } from "./find-conflicts";
import { type FieldFailure, requiredMessage } from "./problem";

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
  const failures = [
    ...operation.parameters.flatMap((parameter) => failuresOf(parameter, values[parameter.name] ?? "")),
    ...wrongOrder({ start: values.from ?? null, end: values.to ?? null }).map((failure) => ({
      ...failure,
      message: "to is not after from.",
    })),
    ...windowFailures(values),
  ];
  if (failures.length > 0) return refusal(group, operation, failures);
  const id = values.appointmentGuid;
  if (id !== undefined && !group.world.appointment?.includes(id))
    return refusal(group, operation, [{ pointer: "", code: "PL-1008", message: `Appointment ${id} does not exist.` }]);
  const { status, example } = operation.answer;
  return { status, ...(example !== undefined && { body: example }) };
}

/** The parameters have no place in a body, so the failures have no pointer. */
function failuresOf({ name, place, isRequired, type }: Parameter, value: string): FieldFailure[] {
  const fail = (code: string, message: string) => [{ pointer: "", code, message }];
  if (place === "header") return [];
  if (value === "") return isRequired ? fail("PL-1101", requiredMessage(name)) : [];
  if (
    type.type === "text" &&
    type.format === "date-time" &&
    !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(value)
  )
    return fail("PL-1104", `${name} is not ISO 8601.`);
  if (type.type === "number" && !isWithin(Number(value), type.minimum, type.maximum))
    return fail("PL-1108", `${name} is not ${formatRange(type)}.`);
  return [];
}

const isWithin = (value: number, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY) =>
  value >= minimum && value <= maximum;

function windowFailures({ from = "", to = "" }: Readonly<Record<string, string>>): FieldFailure[] {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  if (!(days > longestWindow)) return [];
  return [{ pointer: "", code: "PL-1108", message: `The window is longer than ${longestWindow} days.` }];
}
