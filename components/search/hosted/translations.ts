import type { DocSearchAskAiModalProps } from "@docsearch/react/askaiModal";
import { docsearch } from "#texts/docsearch";
import { search as strings } from "#texts/search";

type Translations = NonNullable<DocSearchAskAiModalProps["translations"]>;

const searchBox: Translations["searchBox"] = {
  clearButtonTitle: strings.clearButton,
  clearButtonAriaLabel: strings.clear,
  closeButtonText: strings.close,
  closeButtonAriaLabel: strings.close,
  searchInputLabel: strings.search,
  placeholderTextAskAi: strings.askAnother,
  placeholderTextAskAiStreaming: strings.answering,
  backToKeywordSearchButtonText: strings.backToKeywords,
  backToKeywordSearchButtonAriaLabel: strings.backToKeywords,
  newConversationPlaceholder: strings.ask,
  conversationHistoryTitle: docsearch.historyTitle,
  startNewConversationText: strings.newConversation,
  viewConversationHistoryText: docsearch.history,
  threadDepthErrorPlaceholder: docsearch.limit,
};

const footer: Translations["footer"] = {
  selectText: strings.select,
  submitQuestionText: strings.submitQuestion,
  selectKeyAriaLabel: docsearch.enterKey,
  navigateText: strings.navigate,
  navigateUpKeyAriaLabel: docsearch.upKey,
  navigateDownKeyAriaLabel: docsearch.downKey,
  closeText: strings.close,
  backToSearchText: strings.backToSearch,
  closeKeyAriaLabel: docsearch.escapeKey,
  poweredByText: docsearch.poweredBy,
};

const askAiScreen: Translations["askAiScreen"] = {
  disclaimerText: docsearch.generated,
  relatedSourcesText: docsearch.source,
  relatedSourcesTextPlural: docsearch.sources,
  thinkingText: strings.thinking,
  copyButtonText: strings.copy,
  copyButtonTitle: strings.copy,
  copyButtonCopiedText: strings.copied,
  likeButtonTitle: strings.like,
  dislikeButtonTitle: strings.dislike,
  thanksForFeedbackText: strings.thanks,
  feedbackPanelTitle: docsearch.wrong,
  feedbackDetailsPlaceholder: docsearch.details,
  feedbackSubmitButtonText: docsearch.submit,
  feedbackCloseButtonTitle: strings.close,
  feedbackTagIncorrect: docsearch.reasons.incorrect,
  feedbackTagNotWhatIAsked: docsearch.reasons.notAsked,
  feedbackTagSlowOrBuggy: docsearch.reasons.slow,
  feedbackTagStyleOrTone: docsearch.reasons.style,
  feedbackTagSafetyOrLegal: docsearch.reasons.safety,
  feedbackTagOther: docsearch.reasons.other,
  preToolCallText: docsearch.searching,
  duringToolCallText: docsearch.searching,
  afterToolCallText: docsearch.searched,
  aggregatedToolCallText: () => ({
    before: `${docsearch.searched} `,
    separator: ", ",
    lastSeparator: ` ${docsearch.and} `,
    after: "",
  }),
  stoppedStreamingText: strings.stopped,
  // The raw error message of the browser or service follows and is hidden, because readers cannot act on it.
  errorTitleText: `${strings.chatError}: ${strings.errorHint}`,
  threadDepthExceededMessage: docsearch.closed,
  startNewConversationButtonText: strings.newConversation,
  suggestedPromptsTitleText: strings.suggested,
};

/** All of DocSearch's interface texts, in the site's wording and language. */
export const translations: Translations = {
  searchBox,
  footer,
  askAiScreen,
  errorScreen: { titleText: strings.error, helpText: strings.errorHint },
  startScreen: {
    recentSearchesTitle: strings.recent,
    saveRecentSearchButtonTitle: strings.pin,
    removeRecentSearchButtonTitle: strings.removeRecent,
    favoriteSearchesTitle: strings.pinned,
    removeFavoriteSearchButtonTitle: strings.removePinned,
    recentConversationsTitle: docsearch.conversations,
    removeRecentConversationButtonTitle: docsearch.removeConversation,
  },
  noResultsScreen: {
    noResultsText: strings.noResults,
    suggestedQueryText: docsearch.tryFor,
    reportMissingResultsText: strings.believe,
    reportMissingResultsLinkText: strings.letUsKnow,
  },
  resultsScreen: {
    askAiResultsTitle: docsearch.askAssistant,
    recentConversationTimestampFallback: docsearch.earlier,
  },
  newConversation: { newConversationTitle: strings.help, newConversationDescription: docsearch.introduction },
};
