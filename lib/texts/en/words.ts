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
    help: /\b(?:not|no (?:longer|more)|never|(?:ca|could|did|do|does|had|has|have|is|are|may|might|must|need|should|was|were|wo|would)n['’]?t|cannot|why|missing|fails?|failed|refused|errors?|wrong|lost|stuck|gone|vanished|nothing|twice|gray|stays?|stayed|still|late|empty)\b/i,
    right: /\b(?:rights?|roles?|permissions?|who (?:can|may|is allowed)|may|allowed|user actions?)\b/i,
    number: /\bhow (?:many|much|long|often|big|large|far|fast|old|soon|short)\b|\b(?:limit|maximum|at most|minimum)\b/i,
    example: /\bexample/i,
    who: /^who (?:is|are)\b/i,
    /** A proper name, which the page may not contain: "Jira". Days and months are none. */
    name: /(?<=\s)(?!(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber)\b)\p{Lu}[\p{L}\p{N}]+/gu,
    /** The kinds of question by how they begin; "what version" asks as "which version" does, and "where do I set" as "how do I set". */
    kind: /^\W*(?:and |but |so )?(?:(?<number>how (?:many|much))|(?<often>how often)|(?<long>how long)|(?<how>how|where (?:do|can|should) (?:i|we))|(?<why>why)|(?<who>who)|(?<where>where)|(?<when>when)|(?<which>which|what(?! (?:is|are|was|were|do|does|did|can|could|may|must|will|would|should|has|have|if|about|else|happen\w*)\b))|(?<what>what)|(?<whether>can|could|do|does|did))\b/i,
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
  /**
   * Everyday words, which rarely name a topic; manuals say them less often than readers do, so that they look rare. Beside a verb, its
   * forms in -ed and -ing are needed only if it ends in -e.
   */
  light:
    "able abroad accident actual actually afraid after afternoon again ages ago aim alive all almost alone along already also " +
    "although altogether always amazing angry annoy another anymore anything anyway apart apparently argue around aside asked " +
    "asking ate away awful awkward back bad badly barely basically bear beat beaten beautiful became before beforehand began " +
    "begun behave believe beneath better between beyond big bigger biggest bit blame blew blind bloke blow boring borrow boss " +
    "bother bought brave brief briefly bright bring broke broken brought brush buddy bunch burn bury call calm came careful " +
    "catch caught certain certainly chap chase cheap cheat circumstance claim clap clearly clever climb closely come comfortable " +
    "coming complain completely complicated confident confuse confusing consider constantly convince cool cope couple covering " +
    "crash crazy crowded cry curious currently dangerous dare dead dealt dear definitely deliberate deliberately deny deserve " +
    "desperate destroy die died different difficult dig directly dirty dislike done dozen dream dress drown dull dumb eager earn " +
    "easier easiest easily easy eat eaten eight eleven else endure enjoy enormous enough ensure entire entirely escape " +
    "especially essentially evaluate evaluated even eventually ever every everybody everyone everything evidently evil exactly " +
    "examine excellent expect expensive explode extra face fact fair fairly familiar famous fancy far fastest fear feel fellow " +
    "felt few fifteen fifty fight finally fine first five flip fold folk forbid force forever forget forgive forgot forgotten " +
    "fortnight fortunately forty fought found four frequently fresh friendly frustrated full fully fun funny gather gave " +
    "generally gentle gentleman getting give given giving glad glance go goes going gone good got grab gradually grand grateful " +
    "great greatly grew grow guess guilty guy half hang happen happy hard hardly harm harmless hate having healthy hear heard " +
    "heavily heavy helpful hence herself hesitate highly himself hit honest honestly hope hopefully huge hundred hungry hurt " +
    "idea ideal imagine immediate immediately important impossible incredible indeed initially innocent inside insist instantly " +
    "instead intend interesting interfere interrupt irritating itself jealous jump just keen keep kept kick kid kill kind knock " +
    "know known lad lady laid lame large largely larger largest last lately later laugh lay lazy lean learn learnt least leave " +
    "left lend lent let lie like likely listen literally little lonely longest look lose losing lot loud love lovely luck lucky " +
    "lunchtime mad mainly man manner marry massive mate maybe meanwhile men mention merely mess messy midday mild million mind " +
    "mine misbehave mister mixed modern moment more morning most mostly much myself nasty natural naturally nearly neat " +
    "necessarily nervous never new newer next nice nicer nine ninety noisy nonetheless nonsense noon noone normally now nowhere " +
    "nudge obey obvious obviously occasionally occur odd offend officially often ok okay old oldest once one only ordinary " +
    "originally other ought outside over overall owe own painful part partly people perfect perfectly perhaps person personally " +
    "pick pile place plain pleasant please plenty polite poor popular possible possibly pour practically precious precise prefer " +
    "presumably pretend pretty prevent previously primarily probably promise proper properly proud pulled pure purely purpose " +
    "put quickly quiet quietly quit quite raise raised rapidly rarely rather ready real realize really reason reasonable recall " +
    "recently recognize regret regular relatively relevant rely remember remind resist respect rich rid ridden ride ridiculous " +
    "rise risk rode rolled roughly rude ruin sad sadly said sake same sat say scarcely scare scary scream screw see seek seem " +
    "seen seldom sense serious seriously several severe severely shake shame sharp shine shiny shout shove show shown shrink " +
    "shut shy side silently silly simple simply since single sink sit sixty sleep slept slide slight slightest slightly slip " +
    "slow slowly smaller smallest smart smell smile smooth sneak solely solid solve some somehow someone something sometimes " +
    "somewhat somewhere soon sorry speak spend spent spill spin spoil spoke spoken spread squeeze stand stare stayed stick still " +
    "stir strange strangely strict strictly strike strong strongly struggle stuff stupid suck sudden suddenly suffer suggest " +
    "suit suitable super sure surely surprise survive suspect suspicious swallow swear sweep sweet swing take taken taking talk " +
    "tall taste taught teach tear tease technically tell tempt tend terrible terribly thick thin thing think thirteen thirty " +
    "thoroughly though thought thousand three threw throw thrown tidy tie tied tight tiny tired today together told tomorrow " +
    "tonight too took tore torn totally touch tough trick tricky trouble truly trust truth try turn twelve twenty twist two " +
    "typically ugly ultimately unable understand understood unexpectedly unfair unfortunately unhappy unlikely unnecessary " +
    "unpleasant upset use used using usual usually utterly vague vast virtually wake walk wander want warm washed waste wave " +
    "weak wear weird went wet whatever whenever whereas wherever whole wholly widely wild wipe wiped wise wish without woke " +
    "woman women wonder wonderful wore work worry worse worst wrap wreck yell yesterday yet young yourself",
  /** Words that shape a question and name no topic. */
  shaping:
    "able allow allowed anybody anyone anything best correct correctly difference does explain find get give given happen " +
    "happening happens help know long look make many mean meaning means much necessary need needed possible please quickly right " +
    "see show somebody someone something supported tell thank thanks use used using want way work working works wrong versus vs",
  /** Words that do so only before another word: "Does it support proxies?", but not "How do I call support?" */
  shapingBefore: "support",
};
