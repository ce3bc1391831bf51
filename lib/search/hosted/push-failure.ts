import { isRecord } from "../../input/is-record";

const credentials = "Check the application ID, SEARCH_ADMIN_KEY, and the connection, then run it again.";

const otherServer = "Check that NEXT_PUBLIC_SEARCH_HOST, if it is set, names the service, then run it again.";

/** Names of what the client throws for an answer that has another form than the service's. */
const ofAnswers = ["DeserializationError", "TypeError", "Error"];

/** What to do next, by the status that the service answers with; 429 only after the client has tried several times. */
const steps: Readonly<Record<number, string>> = {
  400: "Change the page whose record it names, or the settings of the index, then run it again.",
  413: "The records are larger than the service, or a proxy before it, takes: see the plan's limits, then run it again.",
  429: "The service takes no more requests for now: wait some minutes, then run it again.",
};

/** Why the records were not uploaded, by what the service's client threw, and what to do next. */
export function describePushFailure(cause: unknown): { reason: string; next: string } {
  const { name, message, status } = isRecord(cause) ? cause : { message: cause, name: "", status: undefined };
  const text = String(message).trim();
  if (typeof status === "number") {
    // A proxy answers with a whole page.
    const reason =
      text.startsWith("<") || text === "" ? `it was answered with status ${status}.` : `${text} (${status})`;
    return { reason, next: steps[status] ?? credentials };
  }
  if (name === "RetryError") return { reason: "the service cannot be reached, or is out of order.", next: credentials };
  if (!ofAnswers.some((known) => known === name)) return { reason: text, next: credentials };
  return { reason: `the answer is not one of the service: ${text}`, next: otherServer };
}
