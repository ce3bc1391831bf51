import type { Json, Operation } from "../api-types";
import { examplePath } from "./curl";
import { isSecret, oneLineEnd, secretsIn, toSource, writtenSecret } from "./values";

/** The call in Python with `requests`, to a host such as `https://sandbox.api.planloom.example`. */
export function pythonCall(host: string, operation: Operation): string {
  const { method, body, scope } = operation;
  const hasKey = scope !== "none";
  const parts = [
    `    ${JSON.stringify(`${host}${examplePath(operation)}`)},`,
    ...(hasKey ? ['    headers={"X-API-KEY": os.environ["PLANLOOM_API_KEY"]},'] : []),
    ...(body ? [`    json=${toSource(body.example, python, python.indent)},`] : []),
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

const python = {
  indent: "    ",
  key: JSON.stringify,
  plain: (value: Json) => {
    if (value === null) return "None";
    if (typeof value === "boolean") return value ? "True" : "False";
    return isSecret(value) ? `os.environ[${JSON.stringify(value.slice(1))}]` : JSON.stringify(value);
  },
};

/** The call in Java 17 with the platform's own HTTP client, to a host such as `https://sandbox.api.planloom.example`. */
export function javaCall(host: string, operation: Operation): string {
  const { method, body, scope } = operation;
  const request = [
    `HttpRequest.newBuilder(URI.create(${JSON.stringify(`${host}${examplePath(operation)}`)}))`,
    ...(scope === "none" ? [] : ['.header("X-API-KEY", System.getenv("PLANLOOM_API_KEY"))']),
    ...(body ? ['.header("Content-Type", "application/json")'] : []),
    `.method("${method.toUpperCase()}", HttpRequest.BodyPublishers.${body ? "ofString(body)" : "noBody()"})`,
    ".build();",
  ];
  const lines = [
    ...(body ? textBlock(body.example) : []),
    `var request = ${request.join("\n    ")}`,
    "var response = HttpClient.newHttpClient()",
    "    .send(request, HttpResponse.BodyHandlers.ofString());",
    'System.out.println(response.statusCode() + " " + response.body());',
  ];
  return [
    "import java.net.URI;",
    "import java.net.http.HttpClient;",
    "import java.net.http.HttpRequest;",
    "import java.net.http.HttpResponse;",
    "",
    "public class Call {",
    "    public static void main(String[] args) throws Exception {",
    lines.join("\n").replace(/^(?=.)/gm, "        "),
    "    }",
    "}",
  ].join("\n");
}

/** A text block; what stands for a secret is read from the environment. */
function textBlock(value: Json): string[] {
  const text = oneLineEnd(value, 2).replaceAll("\\", "\\\\");
  const secrets = secretsIn(value).map((name) => `System.getenv("${name}")`);
  const filled = secrets.length > 0 ? text.replaceAll("%", "%%").replace(writtenSecret, '"%s"') : text;
  const end = secrets.length > 0 ? `""".formatted(${secrets.join(", ")});` : '""";';
  return ['var body = """', ...`${filled}\n${end}`.split("\n").map((line) => `    ${line}`)];
}
