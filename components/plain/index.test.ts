import { expect, test } from "vitest";
import type * as product from "@/components/product";
import * as plain from ".";

test("exports `arrange` with the type that the product's has, returning content unchanged", () => {
  // The type checker sees only the product's module; bundles of other trees have this one in its place.
  const { arrange }: Pick<typeof product, "arrange"> = plain;
  expect(arrange("Text")).toBe("Text");
});
