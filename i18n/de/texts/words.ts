import type { words as english } from "../../../lib/texts/en/words";
import { divide, inAllSpellings, joinVerb, toStem } from "../../../lib/texts/german";

/** Wie die Suche mit deutschen Wörtern umgeht. */
export const words = {
  stop: inAllSpellings(
    "ab aber alle allem allen aller alles als also am an auch auf aus bei beim bevor bin bis bist da dabei dadurch dafür dahin damit danach dann daran darauf darf davon dazu das dass dein deine dem den denn der des dessen die " +
      "dies diese diesem diesen dieser dieses doch dort du durch dürfen ein eine einem einen einer eines er es etwa etwas euch euer falls für gegen habe haben hast hat hatte hatten hier hinter hinzu ich ihm ihn ihnen ihr ihre ihrem ihren " +
      "ihrer im in ins ist ja jede jedem jeden jeder jedes kann kein keine keiner können könnte man mein meine meinem meinen meiner mich mir mit möchte möchten muss müssen nach noch nur ob obwohl oder ohne per sein seine " +
      "sich sie sind so sobald sodass soll sollen sollte über um und uns unser unsere unter vom von vor wann war waren warum was weil welche welchem welchen welcher welches wem wen wenn wer werde werden weshalb wie wieder wieso wieviel wieviele will wir wird wo wobei wodurch wofür woher wohin " +
      "womit woran worauf worin wozu wurde wurden worden zu zum zur zwischen the a of to in on is are how do i what",
  ),
  /** Auch die Zahl vor einem Monat („2. März“) und englische, weil vieles noch nicht übersetzt ist. */
  abbreviation:
    /z(?=\. B)|z\. B|bzw|usw|etc|vs|Nr|ca|e\.g|i\.e|No|approx|\d{1,2}(?=\. (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember))/,
  contraction: /['’]s$/,
  stem: toStem,
  divide,
  verb: joinVerb,
  /** Zwei Wörter des Englischen sind hier oft eines. */
  manyWords: 7,
  /** Zuerst, was Leser tippen, dann, was auf deutschen Seiten und auf den noch englischen steht. */
  synonyms: `
abmelden ausloggen logout: abmelden, sign out
abwesenheit: absence
adresse: address
aktivieren einschalten: einschalten, switch on, turn on, enable
aktion: action
anlegen erstellen: anlegen, erstellen, create, add
anmelden einloggen login: anmelden, sign in
anpassen: change, customize
arbeitskalender: kalender, working calendar, calendar
arbeitszeit: arbeitskalender, calendar, working hours
aufgabe: task
auftrag: job
auslastung: capacity, utilization
ausschalten deaktivieren: ausschalten, switch off, turn off, deactivate
aussehen design: look, theme, mode
automatisch: von selbst, automatic
bearbeiten ändern: ändern, edit, change
benachrichtigung mitteilung: notification
benutzer: user
benutzergruppe: user group
berechtigung recht: recht, right, permission
beschriftung: caption, label
besprechung meeting: termin ohne aufgabe
besuch einsatz: termin, visit, appointment
datenfilter: data filter
deinstallieren: app entfernen, uninstall
dunkel: dark
einführung einführungsprojekt produktivstart: checkliste, live gehen
einrichten: set up, configure, install
eintragen: add, enter
entfernen löschen: löschen, entfernen, delete, remove
entsperren: unlock
erneuern tauschen: erneuern, rotate, renew
erweiterung: extension
exportieren: export
farbe: category, color
fehler fehlercode: error
feiertag: holiday, calendar
feld: field
freigeben: share
geokodierung: geocoding
handy smartphone: telefon, mobile, phone
hinzufügen: add
importieren: import
installieren: install
kalender: calendar
kapazität: capacity
karte: map
kategorie: category
kennwort passwort pw: kennwort, password
konnektor schnittstelle: connector, integration
konto account zugang: konto, benutzer, account
kopieren: copy
krank krankheit krankmeldung: krank, abwesenheit, sick
kürzel shortcut tastaturkürzel tastenkürzel: tasten, keys
liste: list
lizenz: license
mitarbeiter: kollege, ressource, person, techniker, resource
monat: month
monatsansicht: month view
monteur techniker: techniker, technician, resource
neuberechnung: neu berechnen, recalculate
ortung standortverfolgung: standort, location tracking
plantafel: planning board
position standort: standort, location
postfach: mailbox
qualifikation: skill
regel: rule
reihenfolge: order
ressource: resource
ressourcenfilter: resource filter
rolle: role
route: route
schicht: shift, calendar
schlüssel: key
senden: send
serie serientermin wiederkehrend: serie, recurring, series
spalte: column
sperren: sperren, lock
splitten: teilen
sprache: language, localization
suchen: search
tabelle: grid
tag: day
tagesansicht: day view
team: gruppe
termin: appointment
transaktion: transaction
umgebung: environment
urlaub ferien: urlaub, abwesenheit, absence, holiday
verschieben: move
vorlage: template
warteschlange: queue
wiederholen: repeat, retry
woche: week
wochenansicht: week view
zeitmarke: time marker
zeitzone: time zone
zugriff: access
zuweisen: assign`,
  beforeKey: /(?<!\p{L})(?:tasten?|drücke?n?|kürzel)$/iu,
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
    /** Nomen sind groß geschrieben wie Namen. */
    name: /(?!)/g,
    kind: /^\W*(?:und |aber |also )?(?:(?<how>wie)|(?<why>warum)|(?<who>wer)|(?<where>wo)|(?<when>wann)|(?<which>welche[rsnm]?)|(?<what>was)|(?<whether>kann))\b/i,
    /** Auch englisch, weil vieles noch nicht übersetzt ist. */
    explained:
      /(?:^(?!(?:eine?|der|die|das|an?|the) )|(?<!\p{L})(?:eine?|der|die|das|an?|the) )([\p{L}\p{N} -]{2,40}?)(?: \([^)]+\))?(?:: | (?:ist|sind) (?:eine?|der|die|das|alle|was)(?!\p{L})| bedeutet | (?:is|are) (?:an?|the|one|all|what)\b| means )/giu,
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
    "genau genug gerade gern gestern gleich gut halb heute immer jemand jetzt kommen kurz lang lassen leicht letzte liegen mehrere meist morgen nehmen neu nie " +
    "niemand nochmal oft plotzlich rest sagen schnell schon sehen sehr selbst seit sofort sonst spater steht stellen tun viel vielleicht weiter wenig " +
    "wirklich wollen zeigen ziemlich zuerst zuruck zwei drei",
  /** Verglichen wie eingegeben und, bei Tippfehlern, mit Grundvokalen. */
  shaping: inAllSpellings(
    "bedeuten bedeutet beste besten bitte brauche danke erkläre erklären funktioniert geht geben gibt heißen heißt helfen hilfe hilft jemand kennen lange mache machen macht meinen nötig richtig " +
      "sagen schnell sehen suche tun unterschied unterstützt versus verwenden viel viele vs weiß weg zeigen",
  ),
  shapingBefore: "",
} satisfies typeof english;
