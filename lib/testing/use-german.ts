import { onTestFinished, vi } from "vitest";

/**
 * Until the test ends, newly loaded modules get these texts in German, as in the German edition. Load them afterwards with `import()`.
 */
export function useGerman(texts: "drawn" | "figures" | "pages" | "shell" | "tags" | "words"): void {
  onTestFinished(() => {
    vi.doUnmock(`#texts/${texts}`);
    vi.resetModules();
  });
  vi.resetModules();
  vi.doMock(`#texts/${texts}`, () => import(`../../i18n/de/texts/${texts}.ts`));
}
