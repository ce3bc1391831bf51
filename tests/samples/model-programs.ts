import { rootClass } from "./generate-models";

/** Parses each example into its class and compares what the class serializes, ignoring null fields; an unknown enum value must fail. */
export const pythonCheck = `
import json
from models import ${rootClass}

def without_nulls(value):
    if isinstance(value, list):
        return [without_nulls(item) for item in value]
    if isinstance(value, dict):
        return {key: without_nulls(item) for key, item in value.items() if item is not None}
    return value

def differences(given, written, place):
    if isinstance(given, dict) and isinstance(written, dict):
        keys = sorted({*given, *written})
        return [found for key in keys for found in differences(given.get(key), written.get(key), f"{place}/{key}")]
    if isinstance(given, list) and isinstance(written, list) and len(given) == len(written):
        pairs = enumerate(zip(given, written))
        return [found for index, (one, other) in pairs for found in differences(one, other, f"{place}/{index}")]
    return [] if given == written else [f"{place}: {given} was written as {written}"]

def read(schema, value):
    return ${rootClass}.from_dict({schema: value}).to_dict()

examples = json.load(open("examples.json"))
for example in examples:
    for value in example["value"] if isinstance(example["value"], list) else [example["value"]]:
        written = read(example["schema"], value)
        difference = differences(without_nulls(value), list(written.values())[0], example["id"])
        assert not difference, difference
body = next(example["value"] for example in examples if example["id"] == "upsertAppointment")
try:
    read("Appointment", {**body, "importance": "urgent"})
    raise SystemExit("an unknown importance was read")
except AssertionError:
    print(len(examples), "examples")
`;

/** Sets an enum value in a generated class. */
export const javaProgram = (importance: string) => `
import planloom.*;

class Program {
  static AppointmentUpdate update() {
    AppointmentUpdate update = new AppointmentUpdate();
    update.setAppointmentNo("WEB-000318");
    update.setImportance(Importance.${importance});
    return update;
  }
}
`;

/** The same in C#. */
export const csharpProgram = (importance: string) => `
using Planloom;

static class Program
{
    static AppointmentUpdate Update() => new AppointmentUpdate
    {
        AppointmentNo = "WEB-000318",
        Importance = Importance.${importance},
    };
}
`;
