import { searchSettings } from "../../search-settings";
import { counted } from "../counted";

const results = counted("en", { one: "# result", other: "# results" });
const sources = counted("en", { one: "# source", other: "# sources" });
type Count = { count: number; isComplete: boolean };

/** What search says, in DocSearch's own words wherever it has them. */
export const search = {
  search: "Search",
  placeholder: "Search docs or ask a question",
  clear: "Clear the query",
  clearButton: "Clear",
  close: "Close",
  dialog: "Search the documentation",
  results: "Results",
  recent: "Recently viewed docs",
  pinned: "Pinned",
  pin: "Pin this search",
  removeRecent: "Remove this search from history",
  removePinned: "Remove this saved search",
  searching: "Searching...",
  noResults: "No results found for",
  /** Before the name of another language that the documentation has. */
  searchIn: "Search in",
  inQuotes: (query: string) => `"${query}"`,
  believe: "Believe this query should return results?",
  letUsKnow: "Let us know.",
  error: "Unable to fetch results",
  errorHint: "You might want to check your network connection.",
  start: "Type to search the manuals and references, or ask a question.",
  select: "Select",
  navigate: "Navigate",
  backToSearch: "Back to search",
  submitQuestion: "Submit question",
  askGroup: "Ask the documentation",
  ask: "Ask a question",
  askAnother: "Ask another question...",
  answering: "Answering...",
  /** Said to readers who do not see the answer come; an assistant may name no source. */
  answerReady: (count: number) => (count > 0 ? `Answer ready, ${sources(count)}` : "Answer ready"),
  backToKeywords: "Back to keyword search",
  newConversation: "Start a new conversation",
  help: "How can I help you today?",
  suggested: "Suggested prompts",
  quoted: "Quoted from the documentation, word for word.",
  unsure: "Not sure.",
  nearest: "The documentation may not answer this. These places come nearest:",
  /** Above quotes of other pages than the one that most likely answers. */
  elsewhere: "If that is not what you mean:",
  /** Above questions like the asked one. */
  similar: "Questions like this that are answered:",
  notFound: "Not found in the documentation.",
  notFoundHint: "Put it in other words, or search for single terms.",
  thinking: "Thinking...",
  stop: "Stop answering",
  stopped: "You stopped this response",
  chatError: "Chat error",
  tryAgain: "Try again",
  copy: "Copy",
  copied: "Copied!",
  like: "Like",
  dislike: "Dislike",
  thanks: "Thanks for your feedback!",
  /** "See all 38 results"; without a number while only titles have been searched, since it would be too small. */
  seeAll: ({ count, isComplete }: Count) => `See all ${isComplete ? results(count) : "results"}`,
  /** "38 results", "12 results so far" while texts are still on their way. */
  announce: ({ count, isComplete }: Count) => `${results(count)}${isComplete ? "" : " so far"}`,
  resultsFor: ({ count, isComplete, query }: Count & { query: string }) =>
    `${results(count)} for "${query}"${isComplete ? "" : " so far"}`,
  lead: "All manuals, guides, and references, by title, heading, and text.",
  section: "Section",
  allSections: "All sections",
  topic: "Topic",
  allTopics: "All topics",
  pagesOfResults: "Pages of results",
  page: (page: number) => `Page ${page}`,
  previous: "Previous",
  next: "Next",
  more: (count: number) => `${count} more on this page`,
  others: counted("en", { one: "# other on ", other: "# others on " }),
  thePage: "the page itself",
  noScript: "Searching needs JavaScript. Without it, every page is reached from the lists below.",
  browse: "Browse the documentation",
  topics: "Topics",
  blog: "Blog",
  general: "General",
  questions: searchSettings.suggestedQuestions,
};
