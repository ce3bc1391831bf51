// @vitest-environment happy-dom
import { describe, expect, test, vi } from "vitest";
import { bootAttributes } from "../boot/attributes";
import { applyStoredColorMode } from "./boot-color-mode";
import { defaultChoice, nextChoice, parseChoice, themeOf } from "./color-mode";

const shipped = { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: true } as const;
const plain = { ...shipped, respectPrefersColorScheme: false };

test("cycles through system, light and dark when the operating system's preference is respected", () => {
  expect(defaultChoice(shipped)).toBe("system");
  expect(["system", "light", "dark"].map((choice) => nextChoice(choice as "light", shipped))).toEqual([
    "light",
    "dark",
    "system",
  ]);
});

test("toggles between light and dark otherwise, starting with the default mode", () => {
  expect(defaultChoice({ ...plain, defaultMode: "dark" })).toBe("dark");
  expect(["light", "dark"].map((choice) => nextChoice(choice as "light", plain))).toEqual(["dark", "light"]);
});

test("is always light when the switch is disabled, regardless of the stored or default mode", () => {
  const fixed = { ...plain, defaultMode: "dark", disableSwitch: true } as const;
  expect(defaultChoice(fixed)).toBe("light");
  expect(parseChoice("dark", fixed)).toBe("light");
  expect(nextChoice("light", fixed)).toBe("light");
});

test.each([
  ["dark", shipped, "dark"],
  ["system", shipped, "system"],
  ["pink", shipped, "system"],
  [null, shipped, "system"],
  ["system", plain, "light"],
  ["system", { ...plain, defaultMode: "dark" }, "dark"],
] as const)("parses the stored value %j with the configuration %j as %s", (stored, config, choice) => {
  expect(parseChoice(stored, config)).toBe(choice);
});

describe("boot script", () => {
  /** Runs it on the HTML of a configuration; returns the root element's `data-theme`. */
  const run = (config: Parameters<typeof defaultChoice>[0]) => {
    const root = document.documentElement;
    delete root.dataset.theme;
    const inHtml = themeOf(defaultChoice(config));
    if (inHtml) root.dataset.theme = inHtml;
    const script = document.createElement("script");
    for (const [name, value] of Object.entries(bootAttributes(undefined, config))) script.setAttribute(name, value);
    applyStoredColorMode(script.dataset);
    return root.dataset.theme;
  };
  const bars = () => document.head.querySelectorAll('meta[name="theme-color"]');
  test("sets nothing when following the system", () => {
    expect(run(shipped)).toBeUndefined();
    expect(bars()).toHaveLength(0);
  });
  test("applies the stored choice, including the theme color of the browser's UI", () => {
    localStorage.setItem("theme", "dark");
    document.documentElement.style.backgroundColor = "rgb(1, 2, 3)";
    expect(run(shipped)).toBe("dark");
    expect(bars()).toHaveLength(1);
  });
  test.each(["pink", "system"])("applies the default for the stored value %s, which is not offered", (stored) => {
    localStorage.setItem("theme", stored);
    expect(run({ ...plain, defaultMode: "dark" })).toBe("dark");
  });
  test("keeps the default mode when the system's preference is not respected", () => {
    expect(run({ ...plain, defaultMode: "dark" })).toBe("dark");
    expect(run(plain)).toBe("light");
  });
  test("keeps the default when storage is blocked", () => {
    const blocked = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(run(plain)).toBe("light");
    expect(run(shipped)).toBeUndefined();
    blocked.mockRestore();
  });
  test("stays light when the switch is disabled, regardless of the stored choice", () => {
    localStorage.setItem("theme", "dark");
    expect(run({ ...shipped, disableSwitch: true })).toBe("light");
  });
});
