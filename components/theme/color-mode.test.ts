// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { colorModeScript, defaultChoice, nextChoice } from "./color-mode";

const shipped = { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: true } as const;
const plain = { ...shipped, respectPrefersColorScheme: false };

test("cycles system, light, dark while the operating system is respected", () => {
  expect(defaultChoice(shipped)).toBe("system");
  expect(["system", "light", "dark"].map((choice) => nextChoice(choice as "light", shipped))).toEqual([
    "light",
    "dark",
    "system",
  ]);
});

test("toggles light and dark otherwise, starting with the default mode", () => {
  expect(defaultChoice({ ...plain, defaultMode: "dark" })).toBe("dark");
  expect(["light", "dark"].map((choice) => nextChoice(choice as "light", plain))).toEqual(["dark", "light"]);
});

describe("the script before first paint", () => {
  const run = (config: Parameters<typeof colorModeScript>[0]) => {
    new Function(colorModeScript(config))();
    return document.documentElement.dataset.theme;
  };
  beforeEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset.theme;
  });
  test("sets nothing while following the system", () => {
    expect(run(shipped)).toBeUndefined();
  });
  test("sets the stored choice", () => {
    localStorage.setItem("theme", "dark");
    expect(run(shipped)).toBe("dark");
  });
  test("ignores a stored value it does not know", () => {
    localStorage.setItem("theme", "pink");
    expect(run(shipped)).toBeUndefined();
  });
  test("sets the default mode when the system is not respected", () => {
    expect(run({ ...plain, defaultMode: "dark" })).toBe("dark");
  });
  test("is fixed to light when the switch is disabled, whatever is stored", () => {
    localStorage.setItem("theme", "dark");
    expect(run({ ...shipped, disableSwitch: true })).toBe("light");
  });
});
