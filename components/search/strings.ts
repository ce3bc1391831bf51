/** What the interface says, in DocSearch's own words wherever it has them. */
export const strings = {
  search: "Search",
  placeholder: "Search docs or ask a question",
  clear: "Clear the query",
  close: "Close",
  dialog: "Search the documentation",
  results: "Results",
  recent: "Recently viewed docs",
  pinned: "Pinned",
  pin: "Pin this search",
  removeRecent: "Remove this search from history",
  removePinned: "Remove this saved search",
  noResults: "No results found for",
  believe: "Believe this query should return results?",
  letUsKnow: "Let us know.",
  error: "Unable to fetch results",
  errorHint: "You might want to check your network connection.",
  start: "Type to search the manuals and references, or ask a question.",
  select: "Select",
  navigate: "Navigate",
  backToSearch: "Back to search",
  submitQuestion: "Submit question",
  poweredBy: "Powered by",
  askGroup: "Ask the documentation",
  askGroupAssistant: "Ask AI Assistant",
  ask: "Ask a question",
  askAnother: "Ask another question...",
  answering: "Answering...",
  backToKeywords: "Back to keyword search",
  newConversation: "Start a new conversation",
  help: "How can I help you today?",
  suggested: "Suggested prompts",
  quoted: "Quoted from the documentation, word for word.",
  generated: "Answers are generated with AI which can make mistakes.",
  notFound: "Not found in the documentation.",
  notFoundHint: "Put it in other words, or search for single terms.",
  thinking: "Thinking...",
  stop: "Stop answering",
  stopped: "You stopped this response",
  chatError: "Chat error",
  tryAgain: "Try again",
  sources: "Sources",
  copy: "Copy",
  copied: "Copied!",
  like: "Like",
  dislike: "Dislike",
  thanks: "Thanks for your feedback!",
} as const;

/** "1 result", "38 results". */
export const countResults = (count: number): string =>
  `${count.toLocaleString("en")} ${count === 1 ? "result" : "results"}`;

/** "See all 38 results"; without a number while only titles have been searched, since it would be too small. */
export const seeAll = ({ count, isComplete }: { count: number; isComplete: boolean }): string =>
  `See all ${isComplete ? countResults(count) : "results"}`;

/** "38 results", "12 results so far" while texts are still on their way. */
export const announceResults = ({ count, isComplete }: { count: number; isComplete: boolean }): string =>
  `${countResults(count)}${isComplete ? "" : " so far"}`;
