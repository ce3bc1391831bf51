/** What stands around the calls of the API. */
export const reference = {
  request: "Request",
  answer: "Answer",
  noBody: "No body",
  notLoaded: "It could not be loaded. Choose it again.",
  copy: { ready: "Copy", done: "Copied", refused: "Selected: press Ctrl+C or Cmd+C" },
  tryIt: {
    button: "Try it",
    name: (call: string) => `Try it: ${call}`,
    loading: "Loading…",
    failed: "It could not be loaded. Try again.",
  },
};
