import { expect, test } from "vitest";
import { answerParts } from "./ask";
import { type AskAnswer, nothing } from "./ask-types";

test("asks a part without a sure answer again as the continuation of the part before", async () => {
  const asked: [question: string, before: readonly string[]][] = [];
  const answer = (question: string, before: readonly string[]): AskAnswer => {
    asked.push([question, before]);
    return { ...nothing, isSure: question !== "how long does that take?" };
  };

  const [what, long] = ["What does it mean", "how long does that take?"];
  expect(await answerParts(`${what} and ${long}`, ["Earlier"], answer)).toEqual([
    { ...nothing, isSure: true, question: what },
    { ...nothing, isSure: true, question: long },
  ]);
  expect(asked).toEqual([
    [what, ["Earlier"]],
    [long, ["Earlier", what]],
    [`and ${long}`, ["Earlier", what]],
  ]);
});
