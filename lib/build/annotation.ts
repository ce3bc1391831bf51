import type { Issue } from "../types";

const commands = { log: "notice", warning: "warning", error: "error" } as const;
const encode = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const encodeValue = (text: string) => encode(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** One finding as a workflow command of GitHub Actions, which shows it at its line in a pull request. */
export function formatAnnotation({ severity, file, line, column, message, hint, check }: Issue): string {
  const properties = Object.entries({ file, line, col: column, title: check }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeValue(String(value))}`],
  );
  return `::${commands[severity]} ${properties.join(",")}::${encode([message, hint].filter(Boolean).join("\n"))}`;
}
