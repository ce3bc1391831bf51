// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { bootAttributes } from "../boot/attributes";
import { applyStoredColorMode } from "./boot-color-mode";
import { defaultChoice, nextChoice, parseChoice, themeOf } from "./color-mode";

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

test("without a switch the site is light, whatever is stored or configured", () => {
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
] as const)("%j stored under %j is %s", (stored, config, choice) => {
  expect(parseChoice(stored, config)).toBe(choice);
});

describe("the script before first paint", () => {
  /** Runs it over the HTML of a configuration; gives what the root element says then. */
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
  beforeEach(() => {
    localStorage.clear();
    document.head.replaceChildren();
  });
  test("sets nothing while following the system", () => {
    expect(run(shipped)).toBeUndefined();
    expect(bars()).toHaveLength(0);
  });
  test("sets the stored choice, for the browser's bars too", () => {
    localStorage.setItem("theme", "dark");
    document.documentElement.style.backgroundColor = "rgb(1, 2, 3)";
    expect(run(shipped)).toBe("dark");
    expect(bars()).toHaveLength(1);
  });
  test.each(["pink", "system"])("takes the default for %s, which is not offered", (stored) => {
    localStorage.setItem("theme", stored);
    expect(run({ ...plain, defaultMode: "dark" })).toBe("dark");
  });
  test("leaves the default mode when the system is not respected", () => {
    expect(run({ ...plain, defaultMode: "dark" })).toBe("dark");
    expect(run(plain)).toBe("light");
  });
  test("leaves the default when storage is blocked", () => {
    const blocked = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(run(plain)).toBe("light");
    expect(run(shipped)).toBeUndefined();
    blocked.mockRestore();
  });
  test("is fixed to light when the switch is disabled, whatever is stored", () => {
    localStorage.setItem("theme", "dark");
    expect(run({ ...shipped, disableSwitch: true })).toBe("light");
  });
});
