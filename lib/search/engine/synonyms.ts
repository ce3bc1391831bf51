import { words as language } from "#texts/words";
import { searchSettings } from "../../search-settings";
import { thesaurus } from "./thesaurus";
import { keyOf } from "./words";

/** Everyday synonyms: each word stands for all others on its line. Singular, like index terms. */
const alike = readLines(`
  vanish disappear missing gone lost
  outage downtime interruption
  down offline unreachable
  overlap double collide
  pause stop suspend interrupt
  disable deactivate
  enable activate
  revert undo back
  propose suggest request
  restrict limit narrow
  additional extra further
  show display see view
  hide conceal
  create make add new
  put add place
  begin start first
  finish complete done end
  merge join combine
  divide split
  transfer move switch
  send deliver forward push
  resend retry repeat again
  get obtain receive
  arrive reach
  renew rotate replace
  substitute replace
  alter change modify edit adjust
  rename relabel
  rename name label caption header
  reset clear
  allow permit enable
  forbid block refuse prevent
  refuse reject decline
  accept refuse
  allowed permission right may
  person people staff colleague
  customer client
  account user
  series recurring
  weekly week
  daily day
  monthly month
  yearly year
  coordinate geocode position
  location position gps tracking
  address site
  picture image photo
  file export download
  excel spreadsheet csv
  pdf print
  keep store save retain
  contain hold include store
  kind type sort
  condition rule
  length duration
  interval frequency
  version release
  question prompt
  signout logout session
  logged signed
  automatically session itself
  screen page
  window panel
  pane panel
  column field
  line row
  value setting
  option setting
  default initial preset
  cost price
  backup backed
  crash failure
  slow performance
  firewall allowlist ip
  certificate tls
  secret password
  language translation locale
  shortcut key
  several multiple many more
  various several
  quick fast
  immediately now once
`);

/**
 * Words that readers use and manuals rarely do, each followed by what manuals say instead. One-way, since the manuals' words are frequent.
 */
const rare = readLines(`
alert notification message
amount number quantity
archive history
attach attachment file
attempt retry try
availability free capacity
average mean
batch several
boss manager supervisor
breakdown downtime
broken defective faulty
browser chrome edge
bulk several
busy utilization occupied
buzz notification push
clean clear
cleanup clear delete
clone copy duplicate
competence skill
consent privacy
contact support
contract license
crew team
cron interval schedule
demo example
denied refuse
deny refuse
department group team
dialog window
distance kilometer mile
district region
downtime maintenance
drive travel route
driven travel route
drop drag
dropdown menu list
duplicate copy twice
encrypt encryption tls
enlarge zoom
equipment machine
evidence log history
expiration expiry
expire expiry valid
extend lengthen length
feedback suggest
font text
forbidden refuse right
freeze hang
gdpr privacy personal
gone delete
helpdesk support
highlight mark
history past log
homepage start
idea suggest feature
instance environment
invisible hide
invoice bill
laptop computer
latest newest last
learn tutorial
mass several bulk
migrate move
mirror copy
newcomer beginner new
notify notification message
overtime hour
owner author
ownership owner
partial part
pc computer
popup dialog
posted post
posting post entry
postpone move later
press select
price license
privacy personal gdpr
promote move
protect lock
prove log
purchase buy license
qualification skill
recent last latest
recolor color
reopen open
reorder sequence move
resize length
retention keep
ribbon toolbar
seat license
secure protect security
shift working hour
shorten shrink length
sidebar panel
silent quiet
size length
spare free
stuck wait hang
synchronization sync
tablet mobile
tenant environment
territory region
tick select check
ticket support
timer interval
tomorrow next
toolbar ribbon bar
tooltip hover
trial sandbox
tried retry attempt
trip route drive
tutorial guide
unassign unplan remove
unauthorized 401 right
unprotect unlock
unresponsive hang slow
upload import send
visible show
weekend saturday sunday
whereabout position location tracking
widget component
wipe delete
wish suggest
workload utilization load capacity
yesterday history past
zoom scale
`);

const everyday = new Map<string, readonly string[]>();
for (const line of [...alike, ...searchSettings.alike]) {
  for (const word of line)
    addEveryday(
      word,
      line.filter((other) => other !== word),
    );
}
for (const [word = "", ...others] of rare) addEveryday(word, others);

for (const line of thesaurus.trim().split("\n")) {
  const [said = "", meant = ""] = line.split(": ");
  for (const word of said.split(" ")) addEveryday(word, meant.split(" "));
}

function addEveryday(word: string, others: readonly string[]): void {
  everyday.set(word, [...new Set([...(everyday.get(word) ?? []), ...others])]);
}

/** Splits lines into groups of words. */
function readLines(text: string): string[][] {
  const lines = text.trim().split("\n");
  return lines.map((line) => line.trim().split(" "));
}

/** The synonyms of the edition's language by term. */
const ofLanguage = new Map(
  language.synonyms
    .split("\n")
    .filter(Boolean)
    .flatMap((line) => {
      const [said = "", meant = ""] = line.split(": ");
      return said.split(" ").map((word) => [keyOf(word), meant.split(", ")] as const);
    }),
);

/** The synonyms of a query term for the product and the language; most terms have none. */
export function synonymsOf(term: string): readonly string[] {
  const ofProduct = Object.hasOwn(searchSettings.synonyms, term) ? (searchSettings.synonyms[term] ?? []) : [];
  return [...ofProduct, ...(ofLanguage.get(term) ?? [])];
}

/** The everyday synonyms of a term; they count when a whole question is compared. */
export function alikeOf(term: string): readonly string[] {
  return everyday.get(term) ?? [];
}
