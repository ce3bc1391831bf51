import { describe, expect, it } from "vitest";
import { operationsOf } from "../find";
import { publicDocument } from "../publish/publish";
import { loadReference } from "../reference";
import { callGroup, groupHref, groupNames } from "./call-group";
import { sampleCalls } from "./sample-calls";

const reference = loadReference();
const document = publicDocument();

describe("callGroup", () => {
  it("yields the same calls as the whole reference after a JSON round trip", () => {
    for (const name of groupNames(reference.api)) {
      const group = JSON.parse(JSON.stringify(callGroup(reference, document, name)));
      for (const operation of operationsOf(group.api)) {
        const whole = operationsOf(reference.api).find(({ id }) => id === operation.id) ?? operation;
        expect([operation.id, sampleCalls(group, operation)]).toEqual([operation.id, sampleCalls(reference, whole)]);
      }
    }
  });

  it("puts every operation in exactly one file", () => {
    const names = groupNames(reference.api);
    const ids = names.flatMap((name) => Object.keys(callGroup(reference, document, name).answers));
    expect(ids.sort()).toEqual(
      operationsOf(reference.api)
        .map(({ id }) => id)
        .sort(),
    );
    expect(new Set(names.map(groupHref)).size).toBe(names.length);
    expect(groupHref("Action URIs")).toBe("/develop/api/calls/action-uris.json");
  });
});
