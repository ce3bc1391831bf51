/** What the request workshop says. What the API would answer is never translated: it is what a program reads. */
export const workshop = {
  title: (call: string) => `Try ${call}`,
  close: "Close",
  simulation: "Simulation.",
  note: "Nothing is sent. The answer is worked out in your browser from the OpenAPI document and the error catalog, against the sandbox of the example company.",
  unchecked: (codes: string) =>
    codes === ""
      ? "API keys, rights, and rate limits are not checked."
      : `API keys, rights, and rate limits are not checked, nor is what only a real environment can refuse: ${codes}.`,
  body: "Body",
  reset: "Reset",
  help: "Ctrl+Space lists fields and values. Arrow keys choose, Enter inserts, Esc closes the list.",
  suggestions: "Fields and values",
  required: "required",
  clears: "clears the field",
  answer: "Simulated answer",
  answered: (status: string) => `Answer ${status}`,
  done: (status: string) => `Answer ${status}: done`,
  refused: (status: string, code: string, detail: string) => `Answer ${status}, ${code}: ${detail}`,
  partly: (status: string, failed: string, total: string) => `Answer ${status}: ${failed} of ${total} failed`,
  ignored: (names: string) => `Ignored, because the record has no such field: ${names}. Names are case-sensitive.`,
  failures: "What is refused, with its place",
  noRequest: "The body is neither a JSON object nor an array of objects, so there is no request to show.",
  noPath: "The path lacks a value, so there is no request to show.",
  notInLanguage: (language: string) => `${language} makes this call with one object at a time.`,
  unfit: (language: string) => `${language} cannot make this call with these values.`,
};
