import { expect, test } from "vitest";
import type * as product from "@/components/product";
import * as plain from ".";

test("a tree that is about no product has what pages ask of one, of the same type", () => {
  // The compiler sees only one of the two modules: bundles have the other in its place.
  const { arrange }: Pick<typeof product, "arrange"> = plain;
  expect(arrange("Text")).toBe("Text");
});
