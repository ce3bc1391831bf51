import type { Json, Operation } from "../api-types";
import { examplePath } from "./curl";
import { secretsIn } from "./example";

/** The call in Java 17 with the platform's own HTTP client, to a host such as `https://sandbox.api.planloom.example`. */
export function javaCall(host: string, operation: Operation): string {
  const { method, body, scope } = operation;
  const request = [
    `HttpRequest.newBuilder(URI.create(${JSON.stringify(`${host}${examplePath(operation)}`)}))`,
    ...(scope === "none" ? [] : ['.header("X-API-KEY", System.getenv("PLANLOOM_API_KEY"))']),
    ...(body ? ['.header("Content-Type", "application/json")'] : []),
    body
      ? `.method("${method.toUpperCase()}", HttpRequest.BodyPublishers.ofString(body))`
      : `.method("${method.toUpperCase()}", HttpRequest.BodyPublishers.noBody())`,
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
    ...lines
      .join("\n")
      .split("\n")
      .map((line) => (line === "" ? line : `        ${line}`)),
    "    }",
    "}",
  ].join("\n");
}

/** A text block; what stands for a secret is read from the environment. */
function textBlock(value: Json): string[] {
  const text = JSON.stringify(value, null, 2).replaceAll("\\", "\\\\");
  const secrets = secretsIn(value).map((name) => `.replace("$${name}", System.getenv("${name}"))`);
  return ['var body = """', ...text.split("\n").map((line) => `    ${line}`), `    """${secrets.join("")};`];
}
