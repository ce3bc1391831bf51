/** Names of languages, made when the first is asked for: few commands need them, and they take 25 ms. */
let names: Intl.DisplayNames | undefined;

/** True for a code of BCP 47, such as `de` or `pt-BR`, that stands for a language with a name. */
export function isLanguage(code: string): boolean {
  names ??= new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  try {
    return names.of(code) !== undefined;
  } catch (cause) {
    // Not a well-formed language tag.
    if (cause instanceof RangeError) return false;
    throw cause;
  }
}
