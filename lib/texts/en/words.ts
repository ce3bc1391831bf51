import { toAmerican, toSingular } from "../spelling";

/** How search takes the words of the language: which carry no topic, and what is one word whatever its form. */
export const words = {
  /** Left out of a query unless it has nothing else. */
  stop:
    "a about after against also am an and another any are as at be been before being between both but by ca can could did do does " +
    "during each either else for from get had has have he her here him his how however i if in into is it its just let may me might " +
    "must my neither nor not of on only or other others our ours own per same shall she should since so some such than that the their them then there " +
    "these they this those through to too under until us very via was we were what when where whether which while who whose " +
    "why will with within without wo would yet you your",
  /** The second half of "can't", "cant", "doesn't", "what's". */
  contraction: /(?:n['’]?t|['’](?:s|re|m|ll|ve|d))$/,
  /** Before a period that does not end a sentence. */
  abbreviation: /e\.g|i\.e|etc|vs|No|approx/,
  /** One form for all: a word in lower case without accents, in American spelling and in the singular. */
  stem: (word: string): string => toSingular(toAmerican(word)),
  /** The parts of a compound written as one word. */
  divide: (word: string): string[] => [word],
  /** The verb of a query when a part of it stands behind: "lege … an" is "anlege" in German. No verb here is one. */
  verb: (_word: string, _query: string): string | undefined => undefined,
  /** Number of topic words of a long question. */
  manyWords: 10,
  /**
   * Lines of readers' words and, after a colon, what pages say instead, separated by commas. Those of English are in `lib/search/engine`.
   */
  synonyms: "",
  /** Before a single letter that is a key: "press l". */
  beforeKey: /(?:^|\bthe )keys?$|\b(?:press(?:ed|ing)?|shortcuts?)$/i,
  /** What a question asks for, by how it is put. */
  questions: {
    steps:
      /^(?:so |and |but |then )?(?:how (?:do|can|to|would|should|does one)|where (?:do|can) i|can i|show me how|steps|(?:add|assign|block|book|cancel|change|choose|connect|copy|create|delete|disable|edit|enable|enter|export|filter|find|finish|give|hide|import|install|invite|limit|list|load|lock|make|move|open|pause|plan|print|put|remove|rename|renew|repeat|replace|reset|restrict|rotate|save|select|send|set|share|show|sign|split|start|stop|switch|transfer|turn|undo|unlock|update) (?!by\b|is\b|are\b)\w)/i,
    meaning:
      /^(?:so |and |but )?(?:what (?:is|are|does)\b(?!.*\b(?:limit|default|maximum)\b)|define|explain|meaning of)/i,
    difference: /\b(?:diffe?r\w*|versus|vs|compared?)\b/i,
    help: /\b(?:not|no (?:longer|more)|never|\w+n['’]?t|cannot|why|missing|fails?|failed|refused|errors?|wrong|lost|stuck|gone|vanished|nothing|twice|gray|stays?|stayed|still|late|empty)\b/i,
    right: /\b(?:rights?|roles?|permissions?|who (?:can|may|is allowed)|may|allowed|user actions?)\b/i,
    number: /\bhow (?:many|much|long|often|big|large|far|fast|old|soon|short)\b|\b(?:limit|maximum|at most|minimum)\b/i,
    example: /\bexample/i,
    who: /^who (?:is|are)\b/i,
    /** A proper name, which the page may not contain: "Jira". Days and months are none. */
    name: /(?<=\s)(?!(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber)\b)\p{Lu}[\p{L}\p{N}]+/gu,
    kind: /^\W*(?:and |but |so )?(how (?:many|much|often|long)|how|why|who|where|when|which|can|does|what)\b/i,
    /** The names that a line explains: "Layout: a saved state", "A layout is one component". */
    explained:
      /(?:^(?!(?:an?|the) )|\b(?:an?|the) )([\p{L}\p{N} -]{2,40}?)(?:: | (?:is|are) (?:an?|the|one|all|what)\b| means )/giu,
    /** It points back to what was asked before. */
    back: /\b(?:it|its|he|him|his|she|her|that|this|them|they|their|those|these|there|one|ones|same|else|again|instead)\b/i,
    continues: /^(?:and|but|or|so|then|also|what about|how about|what if|why)\b/i,
    /** What a question begins with, and what joins two of them. */
    begins: "how|what|who|whose|where|when|why|which|can|may|must|should|will|do|does|is|are",
    and: "and",
  },
  /** What answers such questions, by its text or its heading. */
  answers: {
    /** Questions about permissions are answered where roles and user actions are named. */
    right: /\b(?:user actions?|roles?|rights?|administrators?|whoever|who ha(?:s|ve))\b/i,
    number: /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|once|twice|at once)\b/i,
    /** Headings of sections about the required permissions. */
    beforeSteps: /^(?:before you begin$|who may|rights)/i,
    /** Headings of the sections that accompany the steps of a guide. */
    aroundSteps: /^(?:before you begin|check the result|variants|take it back|an? example\b|example\b)/i,
    /** Headings of sections with an example story. */
    story: /^(?:an )?example\b/i,
  },
  /** Headings of closing sections that only list links: their words belong to other pages. */
  linkHeadings: /^(?:related|next steps?)$/i,
  /** Words that name a topic now and then; manuals say them less often than readers do, so that they look rare. */
  light:
    "able actual actually again ago all almost alone along already also although always another anymore anything anyway around away back " +
    "bad bit bought bring brought call called came come coming complain different done easily easy else enough even ever every " +
    "everybody everyone everything exactly extra fact far feel few fine first found full gave getting give given giving go goes going " +
    "gone good got great guy half happen happened hard having hear idea instead keep kept kind know known last later least leave " +
    "left let like look looking lot maybe mind moment more most much myself never new next nice now often old once one only other " +
    "over own part people person place plain please possible put quite rather ready real really reason rid said same say see seem " +
    "seen several show shown side simple simply since single some somehow someone something sometimes somewhere soon still stuff " +
    "suddenly sure take taken taking tell thing think though thought today together told tomorrow too took tried try trying turn " +
    "turned two three use used using usual usually want wanted went whatever whenever whole without wonder work worked working " +
    "yesterday yet yourself just after before accident afternoon ages between dozen five four hundred inside itself morning outside rid " +
    "touched",
  /** Words that shape a question and name no topic. */
  shaping:
    "able allow allowed anybody anyone anything best correct correctly difference does explain find get give given happen " +
    "happening happens help know long look make many mean meaning means much necessary need needed possible please quickly right " +
    "see show somebody someone something supported tell thank thanks use used using want way work working works wrong versus vs",
  /** Words that do so only before another word: "Does it support proxies?", but not "How do I call support?" */
  shapingBefore: "support",
};
