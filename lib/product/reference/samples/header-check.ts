import { nearest } from "../../../issues";
import type { Api } from "../api-types";
import type { Finding } from "./sample-types";
import { checkTextValue } from "./text-value";

/** Headers of HTTP itself that samples show; their names are close to none of ours by accident. */
const common = ["authorization", "content-type", "accept", "host", "user-agent", "content-length", "retry-after"];

/** A header line of a sample, such as `X-API-KEY: $PLANLOOM_API_KEY`. */
export type HeaderLine = { text: string; line: number };

/** Checks headers that are ours: a name that is nearly one of them is a mistake, and so is a value of another type. */
export function checkHeaderLines(api: Api, headers: readonly HeaderLine[]): Finding[] {
  return headers.flatMap(({ text, line }): Finding[] => {
    const [, name = "", value = ""] = /^([\w-]+):\s*(.*)$/.exec(text.trim()) ?? [];
    const known = api.headers.find((header) => header.name.toLowerCase() === name.toLowerCase());
    if (known) {
      const problem = checkTextValue(api, known.name, known.type, value.trim());
      return problem ? [{ line, ...problem }] : [];
    }
    const meant = common.includes(name.toLowerCase()) ? undefined : nearestHeader(api, name);
    return meant ? [{ line, message: `The API has no header "${name}".`, hint: `Did you mean "${meant}"?` }] : [];
  });
}

function nearestHeader(api: Api, name: string): string | undefined {
  const match = nearest(
    name.toLowerCase(),
    api.headers.map((header) => header.name.toLowerCase()),
  );
  return api.headers.find((header) => header.name.toLowerCase() === match)?.name;
}
