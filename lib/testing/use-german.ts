import { onTestFinished, vi } from "vitest";

/**
 * Until the test ends, newly loaded modules get these texts in German, as in the German edition. Load them afterwards with `import()`.
 */
export async function useGerman(texts: "drawn" | "figures" | "pages" | "shell" | "tags" | "words"): Promise<void> {
  onTestFinished(() => {
    vi.doUnmock(`#texts/${texts}`);
    vi.resetModules();
  });
  vi.resetModules();
  vi.doMock(`#texts/${texts}`, () => import(`../../i18n/de/texts/${texts}.ts`));
  // Vitest applies waiting mocks at the next import. Two imports at once each apply all of them, and one may find the texts unmocked.
  await import(`../texts/en/${texts}.ts`);
}
