// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test } from "vitest";
import { beginSearch, clearOutcome, type Outcome, useOutcome } from "./outcome";

let seen: Outcome | undefined;
function Seen() {
  seen = useOutcome();
  return null;
}
beforeEach(() => act(() => createRoot(document.createElement("div")).render(createElement(Seen))));
beforeEach(() => act(clearOutcome));

test("reports the count of the latest response, not a running total", () => {
  act(() => beginSearch("p")(3));
  act(() => beginSearch("pl")(4));
  expect(seen).toEqual({ status: "found", query: "pl", count: 4 });
});

test("drops the response of a search that a later one has superseded", () => {
  let first: ReturnType<typeof beginSearch> = () => {};
  act(() => {
    first = beginSearch("p");
  });
  act(() => beginSearch("pl")(0));
  act(() => first(9));
  expect(seen).toEqual({ status: "empty", query: "pl", count: 0 });
});

test("keeps an error while the reader types, until the next response", () => {
  act(() => beginSearch("p")());
  act(() => void beginSearch("pl"));
  expect(seen?.status).toBe("failed");
  act(() => beginSearch("pla")(1));
  expect(seen?.status).toBe("found");
});

test("keeps an empty result only for queries that extend the empty one", () => {
  act(() => beginSearch("xq")(0));
  act(() => void beginSearch("xqz"));
  expect(seen?.status).toBe("empty");
  act(() => void beginSearch("p"));
  expect(seen?.status).toBe("waiting");
});
