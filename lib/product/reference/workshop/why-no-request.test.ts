import { expect, it } from "vitest";
import type { Json, Operation } from "../api-types";
import { operationsOf } from "../find";
import { smallReference } from "../testing/small-reference";
import { whyNoRequest } from "./with-edits";

const [write] = operationsOf(smallReference.api).filter(({ id }) => id === "upsertBoat");

/** What is said when a language makes calls with the bodies that `canSend` takes. */
function why(example: Json, canSend: (body: Json) => boolean): string {
  if (!write?.body) throw new Error("No operation upsertBoat.");
  const edited = { ...write, body: { ...write.body, example } };
  return whyNoRequest(edited, true, "CLI", ({ body }: Operation) => (canSend(body?.example ?? null) ? ["CLI"] : []));
}

it("says that a language takes one object at a time only where it takes one of them", () => {
  const isSingle = (body: Json) => !Array.isArray(body);
  expect(why([{ name: "RUSH" }], isSingle)).toBe("CLI makes this call with one object at a time.");
  expect(why([{ name: 7 }], () => false)).toBe("CLI cannot make this call with these values.");
  expect(why({ name: 7 }, () => false)).toBe("CLI cannot make this call with these values.");
});

it("says what a request lacks", () => {
  expect(whyNoRequest(undefined, true, "CLI", () => [])).toMatch(/^The body is no JSON object/);
  expect(whyNoRequest(undefined, false, "CLI", () => [])).toBe(
    "The path lacks a value, so there is no request to show.",
  );
});
