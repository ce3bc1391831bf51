import { expect, it } from "vitest";
import { unknownCodes } from "./code-mentions";
import { loadReference } from "./reference";

const { errors } = loadReference();

it("finds unknown codes in prose, tables and code, with their place", () => {
  expect(unknownCodes("Answers PL-1106.\n| PL-1199 | x |\n`[PL-3092]`", errors)).toEqual([
    { line: 2, column: 3, message: "There is no code PL-1199.", hint: 'Did you mean "PL-1009"?' },
    { line: 3, column: 3, message: "There is no code PL-3092.", hint: 'Did you mean "PL-3002"?' },
  ]);
});

it("leaves families, known codes and attributes of components alone", () => {
  expect(
    unknownCodes('PL-2xxx, PL-4001 and <ErrorCode code="PL-1199" /> <ErrorTable codes="PL-0001" />', errors),
  ).toEqual([]);
});
