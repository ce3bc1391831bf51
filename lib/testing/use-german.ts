import { onTestFinished, vi } from "vitest";

/**
 * Until the test has ended, modules that are loaded get these texts in German, as those of the German edition do. Load them after this, with
 * `import()`.
 */
export function useGerman(texts: "pages" | "shell" | "words"): void {
  onTestFinished(() => {
    vi.doUnmock(`#texts/${texts}`);
    vi.resetModules();
  });
  vi.resetModules();
  vi.doMock(`#texts/${texts}`, () => import(`../../i18n/de/texts/${texts}.ts`));
}
