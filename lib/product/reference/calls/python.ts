import type { Json, Operation } from "../api-types";
import { isJsonRecord } from "../json";
import { examplePath } from "./curl";
import { isSecret } from "./example";

/** The call in Python with `requests`, to a host such as `https://sandbox.api.planloom.example`. */
export function pythonCall(host: string, operation: Operation): string {
  const { method, body, scope } = operation;
  const hasKey = scope !== "none";
  const parts = [
    `    ${JSON.stringify(`${host}${examplePath(operation)}`)},`,
    ...(hasKey ? ['    headers={"X-API-KEY": os.environ["PLANLOOM_API_KEY"]},'] : []),
    ...(body ? [`    json=${pythonValue(body.example, "    ")},`] : []),
    "    timeout=30,",
  ];
  const usesEnvironment = hasKey || parts.some((part) => part.includes("os.environ"));
  return [
    ...(usesEnvironment ? ["import os"] : []),
    "import requests",
    "",
    `response = requests.${method}(`,
    ...parts,
    ")",
    "if response.ok:",
    operation.answer.schema === undefined ? "    print(response.status_code)" : "    print(response.json())",
    "else:",
    "    problem = response.json()",
    '    print(problem["code"], problem["detail"])',
  ].join("\n");
}

/** A value as Python source, one entry a line, short lists on one line. */
function pythonValue(value: Json, indent = ""): string {
  const inner = `${indent}    `;
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (isSecret(value)) return `os.environ[${JSON.stringify(value.slice(1))}]`;
  if (Array.isArray(value)) {
    if (value.every((item) => !isJsonRecord(item))) return `[${value.map((item) => pythonValue(item)).join(", ")}]`;
    return `[\n${value.map((item) => `${inner}${pythonValue(item, inner)},`).join("\n")}\n${indent}]`;
  }
  if (!isJsonRecord(value)) return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return "{}";
  const lines = entries.map(([name, item]) => `${inner}${JSON.stringify(name)}: ${pythonValue(item, inner)},`);
  return `{\n${lines.join("\n")}\n${indent}}`;
}
