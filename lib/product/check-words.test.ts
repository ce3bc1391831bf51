import { expect, it } from "vitest";
import { unknownCodes } from "./check-words";
import { smallReference } from "./reference/testing/small-reference";

const { errors } = smallReference;

it("finds unknown codes in prose, tables and code, with their place", () => {
  expect(unknownCodes("Answers PL-1106.\n| PL-1104 | x |\n`[PL-4091]`", errors)).toEqual([
    { line: 2, column: 3, message: "There is no code PL-1104.", hint: 'Did you mean "PL-1101"?' },
    { line: 3, column: 3, message: "There is no code PL-4091.", hint: 'Did you mean "PL-4001"?' },
  ]);
});

it("leaves families, known codes and attributes of components alone", () => {
  expect(
    unknownCodes('PL-2xxx, PL-4001 and <ErrorCode code="PL-1199" /> <ErrorTable codes="PL-0001" />', errors),
  ).toEqual([]);
});
