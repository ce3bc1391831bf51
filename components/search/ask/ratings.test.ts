// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { keepRating } from "./ratings";

const rating = (question: string) => ({ question, sources: ["/user"], vote: "like" as const, date: "2026-07-01" });
const kept = () => JSON.parse(localStorage.getItem("search-ratings") ?? "");

test("the latest rating comes first, fifty at most", () => {
  for (let number = 1; number <= 51; number++) keepRating(rating(`${number}`));
  expect(kept()).toHaveLength(50);
  expect(kept()[0]).toEqual(rating("51"));
});

test("what is no rating goes with the next one", () => {
  localStorage.setItem("search-ratings", JSON.stringify([7, null, { vote: "hate" }, rating("old")]));
  keepRating(rating("new"));
  expect(kept()).toEqual([rating("new"), rating("old")]);
});
