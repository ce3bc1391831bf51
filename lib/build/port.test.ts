import { expect, test, vi } from "vitest";
import { readPort } from "./port.mjs";

test.each([
  ["4000", 4000],
  ["", 3000],
  ["0", 0],
])("parses PORT=%s as %i", (text, port) => expect(readPort(text)).toBe(port));

test.each(["abc", "99999", "-1", "80.5"])("exits with the next step for PORT=%s", (text) => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("ended");
  });
  expect(() => readPort(text)).toThrow("ended");
  expect(error).toHaveBeenCalledExactlyOnceWith(
    `PORT is "${text}". Write a whole number below 65536, such as PORT=4000.`,
  );
});
