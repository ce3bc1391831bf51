import type { words as english } from "../../../lib/texts/en/words";

/** Wie die Suche mit deutschen Wörtern umgeht. */
export const words = {
  stop:
    "aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis bist da dabei damit danach dann das dass dein deine dem den denn der des dessen die " +
    "dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines er es etwa etwas fur gegen hat hatte hier hinter ich ihr ihre ihrem ihren " +
    "ihrer im in ins ist ja jede jedem jeden jeder jedes kann kein keine konnen man mein meine meinem meinen meiner mich mir mit muss nach noch nur ob oder ohne per sein seine " +
    "sich sie sind so soll sollte uber um und uns unter vom von vor wann warum was weil welche welchem welchen welcher welches wenn wer werden wie wieder will wir wird wo " +
    "womit wozu zu zum zur zwischen für können über möchte möchten müssen darf dürfen habe haben hatten war waren wurde wurden worden the a of to in on is are how do i what",
  /** Auch die Zahl vor einem Monat („2. März“) und englische, weil vieles noch nicht übersetzt ist. */
  abbreviation:
    /z(?=\. B)|z\. B|bzw|usw|etc|vs|Nr|ca|e\.g|i\.e|No|approx|\d{1,2}(?=\. (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember))/,
  contraction: /['’]s$/,
  /** Endungen der Beugung; kurze Wörter bleiben, wie sie sind. Umlaute sind schon Grundvokale. */
  stem: (word: string): string => {
    const short = word.replace(/ß/g, "ss");
    if (short.length < 5 || /\d/.test(short)) return short;
    return short.replace(/(?<=.{4})(?:ern|em|er|en|es|e|s|n)$/, "");
  },
  questions: {
    steps:
      /^(?:und |aber |dann )?(?:wie \p{L}+ (?:ich|man|wir)(?!\p{L})|wie (?:kann|mache|muss|soll|geht|lege|ändere|richte|setze|melde|plane|verschiebe|lösche|drucke|teile|kopiere)|wo (?:kann|finde)|kann ich|zeig|schritte)/iu,
    meaning:
      /^(?:und |aber )?(?:was (?:ist|sind|bedeute[nt]|heißt|macht)\b(?!.*\b(?:grenze|vorgabe|höchst\w*)\b)|definition|erklär)/i,
    difference: /\b(?:unterschied\w*|vergleich\w*|gegenüber|versus|vs)\b/i,
    help: /\b(?:nicht|kein\w*|warum|wieso|weshalb|fehlt|fehlen|fehler\w*|fehlgeschlagen|falsch\w*|verloren|hängt|weg|nichts)\b/i,
    right:
      /(?<!\p{L})(?:rechte?n?|rollen?|berechtigung\w*|wer (?:kann|darf)|darf|dürfen|erlaubt|benutzeraktion\w*)(?!\p{L})/iu,
    number:
      /(?<!\p{L})wie ?(?:viele?n?|häufig|lange?|oft|groß|hoch|weit|schnell|alt|bald|kurz)(?!\p{L})|(?<!\p{L})(?:(?:ober)?grenzen?|limits?|maxim|höchst|minim|mindest)/iu,
    example: /beispiel/i,
    who: /^wer (?:ist|sind)\b/i,
    kind: /^\W*(?:und |aber |also )?(wie|warum|wer|wo|wann|welche[rsnm]?|kann|was)\b/i,
    back: /\b(?:es|das|dies\w*|davon|damit|daran|dort|dieselbe\w*|sonst|wieder|stattdessen)\b/i,
    continues: /^(?:und|aber|oder|also|dann|auch|was ist mit|wie ist es mit|was wenn|warum)\b/i,
    begins:
      "wie|was|wer|wem|wen|wo|wohin|woher|wann|warum|wieso|weshalb|welche[rsnm]?|kann|darf|muss|soll|gibt|ist|sind",
    and: "und",
  },
  /** Auch englisch, weil vieles noch nicht übersetzt ist. */
  answers: {
    right:
      /\b(?:benutzeraktion\w*|rollen?|rechte?n?|administrator\w*|user actions?|roles?|rights?|whoever|who ha(?:s|ve))\b/i,
    number:
      /\d|(?<!\p{L})(?:einmal|(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)(?:mal)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|once|twice)(?!\p{L})/iu,
    beforeSteps: /^(?:bevor sie beginnen$|wer darf|rechte|before you begin$|who may|rights)/i,
    aroundSteps:
      /^(?:bevor sie beginnen|das ergebnis prüfen|varianten|rückgängig machen|(?:ein )?beispiel|before you begin|check the result|variants|take it back|an? example\b|example\b)/i,
    story: /^(?:ein )?beispiel|^(?:an )?example\b/i,
  },
  /** Auch englisch, weil vieles noch nicht übersetzt ist. */
  linkHeadings: /^(?:verwandte themen|nächste schritte|related|next steps?)$/i,
  light:
    "aktuell alt anders andere besser bleibt bringen brauchen eben eigentlich einfach einmal einzeln endlich erst erste ganz gar geben gehen gekommen " +
    "genau genug gerade gern gestern gleich gut halb heute immer jemand jetzt kommen kurz lang lassen leicht letzte liegen meist morgen nehmen neu nie " +
    "niemand nochmal oft plotzlich rest sagen schnell schon sehen sehr selbst seit sofort sonst spater steht stellen tun viel vielleicht weiter wenig " +
    "wirklich wollen zeigen ziemlich zuerst zuruck zwei drei",
  /** Verglichen wie eingegeben und, bei Tippfehlern, mit Grundvokalen. */
  shaping:
    "bedeuten bedeutet beste besten bitte brauche danke erklare erklaren erkläre erklären funktioniert geht geben gibt heissen heisst heißen heißt helfen hilfe hilft jemand kennen lange mache machen meinen notig nötig richtig " +
    "sagen schnell sehen suche tun unterschied unterstutzt unterstützt verwenden viel viele weiss weiß weg zeigen",
} satisfies typeof english;
