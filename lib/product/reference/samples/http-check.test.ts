import { describe, expect, it } from "vitest";
import { checkFence } from "./check-fence.fixture";

describe("HTTP fences", () => {
  it("validate a request body by its route", () => {
    const request =
      'POST /pin HTTP/1.1\nHost: api.planloom.example\nX-API-KEY: $PLANLOOM_API_KEY\n\n{\n  "name": "NORTH",\n  "colour": "#2F7FD1"\n}';
    expect(checkFence("http", request)).toEqual([[17, 'Pin has no field "colour".', 'Did you mean "color"?']]);
  });

  it("validate a response body by its shape and ignore other servers", () => {
    const answer =
      'HTTP/1.1 422 Unprocessable Content\n\n{ "type": "https://api.planloom.example/problems/PL-1106", "title": 7 }';
    expect(checkFence("http", answer)).toEqual([[13, '"title" must be text, found 7.']]);
    expect(checkFence("http", "POST /hooks/in HTTP/1.1\nHost: hooks.calderline.example\n\n{}")).toEqual([]);
  });

  it("validate headers of the API and of webhook calls", () => {
    const call =
      "Planloom-Event: appointment.change\nPlanloom-Delivery: 17\nPlanloom-Signatur: t=1,v1=0\nContent-Type: application/json";
    expect(checkFence("http", call)).toEqual([
      [
        11,
        '"Planloom-Event" is "appointment.change", which is not a value of WebhookEvent.',
        'Did you mean "appointment.created"?',
      ],
      [12, '"Planloom-Delivery" must be a GUID, found "17".'],
      [13, 'The API has no header "Planloom-Signatur".', 'Did you mean "Planloom-Signature"?'],
    ]);
    expect(checkFence("http", "HTTP/1.1 429 Too Many Requests\nRetry-After: 12\nRateLimit-Remaining: 0")).toEqual([]);
  });

  it("compare the status, title, and type of an error with the catalog", () => {
    const problem = (status: number, title: string, type: string) =>
      `HTTP/1.1 422 Unprocessable Content\n\n{ "type": "https://api.planloom.example/problems/${type}", "title": "${title}",\n  "status": ${status}, "code": "PL-1106" }`;
    expect(checkFence("http", problem(422, "Unknown reference", "PL-1106"))).toEqual([]);
    const hint = "The codes are in content/_reference/errors.yaml.";
    expect(checkFence("http", problem(404, "Unknown record", "PL-1008"))).toEqual([
      [13, '"title" of PL-1106 is "Unknown reference", found "Unknown record".', hint],
      [
        13,
        '"type" of PL-1106 is an address that ends in PL-1106, found "https://api.planloom.example/problems/PL-1008".',
        hint,
      ],
      [14, '"status" of PL-1106 is 422, found 404.', hint],
    ]);
  });
});
