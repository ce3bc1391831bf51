const systemDark = "(prefers-color-scheme: dark)";

/** Whether the page is dark right now, by the reader's choice or the operating system's. */
export function usesDark(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : matchMedia(systemDark).matches;
}

/** Calls back when the page turns light or dark. Returns the function that stops it. */
export function onColorSchemeChange(callback: () => void): () => void {
  let dark = usesDark();
  const compare = () => {
    if (dark === usesDark()) return;
    dark = usesDark();
    callback();
  };
  const query = matchMedia(systemDark);
  const observer = new MutationObserver(compare);
  query.addEventListener("change", compare);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => {
    query.removeEventListener("change", compare);
    observer.disconnect();
  };
}
