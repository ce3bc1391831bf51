import { describe, expect, it, vi } from "vitest";
import { checkFence } from "./check-fence.fixture";

// The first check loads the compiler or compiles the schemas.
vi.setConfig({ testTimeout: 60_000 });

describe("HTTP fences", () => {
  it("check the body of a request by its route", () => {
    const request =
      'POST /pin HTTP/1.1\nHost: api.planloom.example\nX-API-KEY: $PLANLOOM_API_KEY\n\n{\n  "name": "NORTH",\n  "colour": "#2F7FD1"\n}';
    expect(checkFence("http", request)).toEqual([
      [17, 'Pin has no field "colour".', 'Did you mean "color"?'],
      [15, 'Pin needs the field "color".'],
    ]);
  });

  it("check an answer by its shape and leave other servers alone", () => {
    const answer =
      'HTTP/1.1 422 Unprocessable Content\n\n{ "type": "https://api.planloom.example/problems/PL-1106", "title": 7 }';
    expect(checkFence("http", answer)).toEqual([[13, '"title" must be text, found 7.']]);
    expect(checkFence("http", "POST /hooks/in HTTP/1.1\nHost: hooks.calderline.example\n\n{}")).toEqual([]);
  });
});
