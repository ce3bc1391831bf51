/**
 * Words that readers use and manuals rarely do, followed after the colon by what manuals say instead. One-way: the manuals' words are
 * frequent and would match everything. One line for all words of the same meaning; as terms, in lower case and singular.
 */
export const thesaurus = `
2fa mfa otp twofactor: twostep authenticator
aback surprise: unexpected
abandon abort: cancel stop aborted
abbreviate abbreviation acronym brief concise shorthand: short
ability capability certification competence competency expertise fitting knowhow proficiency qualification qualify trade: skill
abnormal funny odd unusual weird: wrong unexpected
abroad nation oversea: country
absent: absence
accelerate quicken speed: faster slow
accident accidentally inadvertently: undo mistake
accomplish achieve: finish complete
accountable: owner responsible
accountant accounting bookkeeping finance financial ledger: posted journal invoice
acknowledge: confirmed answer close
acknowledged acknowledgement confirmation receipt: confirmed answer
acquire collect: get
agent: support
alert: push
automatic: queue job
available: capacity free
backlog: opentask
branch depot: region group
chapter walkthrough: guide
clash: overlap
closing: complete done
coder: developer
conflict: refused
constant: enumeration
credential: password account
dispatch: planning
dragged: drag
driver courier: technician resource
factory: production
fault: error symptom
fetch pull: get list
finished: complete
fire: trigger run
flag: option mark
function: feature
hook: webhook
info: tab
interface: api
leaver: deactivate seat
logging: transaction
activate activated: switch
activity: event log
actual actually: real
ad adhoc: quick
additionally: also
addon: plugin extension
addressee recipient: receive
adequate insufficient sufficient: enough
adjacent neighbor neighboring: beside next
adjourn defer delay postpone: later
administer: manage
advance beforehand upfront: ahead
adverse corrupt corrupted harmful improper: wrong
advice advise feedback hint idea recommendation tip vote wish: suggest
affect consequence impact influence: effect
aggregate average grandtotal total: sum
agreement gdpr law legal: consent
alarm alert alerted warn warned: notification warning
alerting inform notified notify: notification message
alien: unknown
alive execute execution operate operator perform: run
allocate allocation: assign assigned
allot dedicate: assign
allowlist ip port whitelist: firewall network
alongside: beside together
alphabet alphabetical alphabetically ascending descending: sort
alternate: instead week
alternative workaround: instead
ambulance rush urgent urgently: emergency priority
amend amendment rectify: edit repair
amount volume: quantity
analysis analyze diagnose examine investigate: find
analytic kpi metric stat statistic: pivot
android cell cellphone handset ipad iphone smartphone tablet telephone: phone mobile
annotate annotation comment memo remark: note
announce announced announcement chat messenger msg slack sms: message
annoy banner bother spam: notification
annual annually: year
annualleave dayoff daysoff furlough pto timeoff vacation: absence holiday
anyplace anywhere: where
apparatus gear hardware: machine equipment
appearance visual: look theme
append attach attached attachment enclose: file
apple: iphone
appoint designate nominate: assign
approval approve approved signoff: confirm confirmed allow
approximately around circa roughly: about
architecture aspect incomplete infrastructure percent percentage piece topology: part
archive archived: history
area district sector territory: region
argument param variable: parameter option
arrange arrangement rearrange: move
arrival: arrive
asap atonce instant instantly rightaway straightaway: once immediate
ascertain clue discover: find
assemble: assembly build
asset equipment: machine
assist assistance helpdesk helpline hotline: support help
assistant: wizard
associate associated relate related: link belong
attain: reach
audit auditing auditor compliance traceability: transaction history log
auth authenticate: sign
authentic forged genuine spoofed tampered: signature verify
authenticator: twostep
author creator madeby originator: created owner
authority clearance entitlement privilege: right permission role
authorization: sign right permission
authorize: confirm confirmed allow
auto automated automatic automatically unattended: itself background
automobile car fleet lorry truck: van vehicle
autosave commit saving: save
availability bookable spare unoccupied unused vacant: free capacity
avert avoid prevent prevention: stop block
await awaiting pending: wait queue
aware: know
away dentist doctor unavailable: absence
axis: column
backdate backdated retroactive retroactively: past
backend: erp
backtoback consecutive daily everyday halfday tomorrow yesterday: day
backup reinstate: restore
backward: undo next
bad erroneous faulty incorrect: wrong
badge calculate useup: count
balance balancing: capacity
ban banned barred blacklist blocklist: block
bankholiday: holiday
basis: base
bearer: token oauth
beat outrank overrule precedence trump: win override
beep buzz chime ring sound vibrate: notification push
beginning commence initiate initiated kickoff launch: start
belated: late
bespoke customized tailormade: free
best efficient optimization optimize: route shortest
beta earlyaccess experimental: preview
bidirectional twoway: direction
big boundless caveat drawback exceeded exhausted filesize gotcha less lessen limitation perhour perminute pitfall quota rate ratelimit restricted restricting size throttle throttled throttling unlimited: limit
bigger enlarge expand expanded taller: wide larger height
biggest largest max: maximum
bill billable billed billing chargeable invoicing: invoice posted
billto: invoice customer
bind chain embed iframe: link
biweekly everyother fortnight fortnightly: week
black: dark theme
blackout breakdown downtime outage: offline maintenance
blank void: empty
blend consolidate unify: join merge
blink blue flash flashing green legend orange paint purple yellow: color
blueprint: template
bold font fontsize html lettering markup string typeface: text
bookmark favorite: star
boolean checkbox checkmark toggle: tick
boot reboot relaunch restart: reload
borrow borrowed freelance leased lend lent loan outsource rent rental: agency
boss chief foreman head superior supervisor teamlead: manager administrator
bot chatbot robot: automate
bothway oneway: direction
bounce bounced declined illegal refusal rejected: refused
bound boundary cap capped ceiling restriction threshold: limit maximum
branch depot premise: site region
breach compromised hacked leak leaked: revoke secret rotate
bridge gateway middleware: relay
migrate migrating migration motion postponed promote relocate reposition reschedule rescheduled shifted: move
broad broader: wide
broadcast: message
broke mess messed ruined screwed: undo wrong
broken crash crashed defect defective: fail repair
bug errormessage failing glitch incident issue malfunction problem trouble: error
building carpark facility plant: site
builtin canned prebuilt predefined readymade: standard preset
bundle: package container
burden strain: load
businesshour closingtime officehour openinghour workday workweek: working
buy downsize ordering paid pay paying payment purchase: license
byhand: manual
bypass circumvent omit: skip
cable wire: connection
cache cached refreshing: reload
cadence interval regular regularly rhythm: every
callback hook postback: webhook
calledoff calloff cancellation: cancel
cant couldnt impossible unable: cannot
capital lowercase uppercase: case
carryon proceed resume resumed: again
clone cloned mirror replicate: copy
cascade obey ripple: follow
catchup synchronize synchronized: sync
categorize classification classify tag tagging: category color
cease halt quit terminate terminated: stop
cert ssl tls: certificate
chance: possible
changelog: release
chapter: section
characteristic property: attribute
chart graph: gantt pivot
chase followup remind: reminder
cheap expensive fee pricing tariff: cost price
checklist procedure: step
checksum hash hmac: signature
child hierarchy inherit inherited nested tree: parent
chop divide halve separated slice: split
chrome cookie cooky edge firefox safari: browser
circle endless iterate pingpong: loop
clarify: explain
clash collide collision conflict conflicting doublebooked doublebooking: overlap
clicking tap tapping: select
clipboard: copy paste
clobber overwritten: overwrite replaced
closest far kilometer near nearby nearest perimeter radius: distance
cluster pool: group
cockpit dashboard homescreen workspace: profile
coder develop programmer: developer
coefficient: factor
coffee lunch: break
collaborate collaboration sharing: share
collapse fold minimize shrink: hide
colorcode highlight highlighted shade tint: color category
colored: category
combine: join merge together
comeback: return
comma digit: decimal
commandline console prompt terminal: cli command
communicate communication talk: connect
commute drive driving traveltime: route travel distance
compact condense condensed dense density: small
companywide everywhere global worldwide: general
compatibility compatible: version requirement
compel compulsory enforce force forced musthave obligatory: mandatory
complain complaint: support
completely entire entirely: whole
comprise consist include: contain
computation compute computed workout: calculate count
conceal: hide hidden
confidential secretive sensitive: private
configuration configure configuring parametrize: setup
confuse confused confusing: wrong differ
connectivity coverage internet reception signal wifi: connection network
constantly: every
constraint: limit restrict
consultant implementer: integrator partner
consume usage: count
contextmenu rightmouse: rightclick menu
contractor freelancer subcontractor temp: agency
contrast disagree distinguish drift tellapart: differ
conversion transform: convert
corporation firm organization: company
cost costing currency dollar euro pound: price
couple: link
course education learning: training guide
covered deputize standin: replace substitute
coworker teammate workmate: colleague
craft: skill
craftsman craftsmen electrician fitter handyman installer mechanic plumber repairman serviceman: technician
crate: container
crawl findout: search
crew gang squad: group
criteria criterion precondition prerequisite: condition
critical crucial essential mandatory obligation optional optionally vital: required
cron cronjob scheduledjob: queue
crosscheck: compare
crosstab matrix reporting: pivot
csv spreadsheet worksheet xls xlsx: excel export
culprit: cause
current currently: now
cursor draggable mouse pointer: drag
cutoff deadline duedate: due latest
cutover golive: go live
navision: nav
newcomer: new start
paid: license seat
parameter argument: option
permission: scope
permitted: allowed
personal: own profile
pinned: locked lock
prerequisite: begin need
pushed: sent
register: create
rejected: refused error
removal: delete
requirement: begin need install
rid throw erased erase: delete remove
roster rota: board plan planning
sample: example
sequence: order
shift: appointment
shifted: moved move
shorter trim: shorten
cycle cyclic: repeat recurring
damaged: fail repair wrong
dark skin: theme
dash dotted: dashed
dateformat: format
daylight dst summertime wintertime: summer zone
deactivate deactivated disable disabled switchoff turnoff: stop
dead defunct obsolete oldfashioned outdated retired stale: old removed deprecated
debug debugging: test log
decision: decide
decline: refuse
decrease lower reduce: less limit
define specified specify: enter
definition represent stand standfor: mean
delayed overdue: late due
delegate delegation deputy proxy: substitute replace
demo demonstration playground trial tryout: sandbox
denied deny unauthorised unauthorized: refused right permission
dependency: depend
deploy deployment reinstall rollout: install
deschedule unbook unplan unschedule: remove
describe: description
deselect uncheck unselect untick: clear tick
desktop laptop pc workstation: computer screen browser
destination: target
detect detected identify recognize spot: find recognized
determine: find decide
deviate deviation discrepancy inconsistent mismatch: differ compare
device: machine equipment phone
diary: agenda
dictionary jargon terminology vocabulary: glossary word
dim dimmed faded: gray grayed
directory: folder
disallow forbid prohibit: block refuse right
disappeared: gone removed
disaster recover recovery: restore
discard: undo
disconnect disconnected unreachable: offline connection
discontinue discontinued phaseout: deprecated removed
disk space storage: stored
dismiss shut: close
dispatch dispatched: plan
distribute evenly spread: distribution
division: region
dll: package
dock docked docking pane: panel
domain postcode: address
doubled duplicated: twice
downgrade: version
download downloading: install export
draft pencil pencilin preliminary proposed: tentative
dryrun mock practice simulate simulation whatif: test
dummy fake: test
dump: export
duplicate: copy twice
dutch english french german multilingual translated translation: language caption
dwg: file
earlier: early old
early preparation prepare preparing: before
editable modify: edit
effective: apply
eligible suitable suited: fit skill
eliminate: remove
engaged hectic occupied tiedup: busy
engineer: developer technician
enquiry inquiry query: question ask
enrol enroll signup: register
escalate escalation: support
estimate estimated estimation: budget duration
eta: arrive
everybody: person
evidence proof protocol prove: log
exceed exceeding overlimit overrun: limit exceeded
except exclusion: exclude
exchangewith swap swapped: replace
existence: exist
exitcode returncode: exit
expect: expected
expiration expiring lapse lapsed: expire expired
extend lasting resize: duration
external: agency outside
extract: export
extrahour overtime: outside working
faq: question
fetch obtain pull retrieve retrieved: get
fillin: replace substitute
final finally newest recently ultimately: last
firewall vpn: network
fixing: remedy
flagged: mark
float floating: panel window
flu illness injured sickness unwell: ill absence sick
foot footer: bottom
forbidden: refused right permission
forecast outlookof: capacity
foreign: country
forever irrevocable permanent: deleted
forget forgetting forgot: forgotten
former previous previously prior: old
forthcoming future upcoming: next later
forward: next
fraction portion proportion: percent
frame: window
freeze: wait stop lock
frequency frequent frequently: often interval
froze frozen hang hung notresponding stuck unresponsive: wait stop
fulfill: complete
fullscreen maximize: full screen
functionality: feature
gap hole opening slot: free
garage: workshop
gather: get collect
geo geolocation tracker whereabout: position location
geocode geocoded lat latlong: coordinate geocoding
sendback writeback: return
glance summary: overview
glyph symbol: icon pin
gmt timezone tz: zone
mistakenly recall redo: undo
good inventory material warehouse: stock item
govern: decide
grab: get drag
grant granted handout: give allow
grayedout: gray
grayout: grayed
grip: handle
ground: reason
grow: wide larger height
guard: protect
gui screenshot ui: screen
halftime parttime: working
handoff handover reallocate reassign reassigned reassignment: transfer
hardcoded: fixed
hardcopy: print pdf
heading headline: header caption
headquarter hq: site
highpriority important prioritize urgency: importance priority
historic historical: past history
onhold: wait pause
homeaddress residence: home
homepage landingpage startpage: start
integrate integrating: connect
horizon timeframe timespan: period
hosted hosting remote remotely saa: online
hotfix patch patching updating upgrading: update
hover mouseover: tooltip
howto instruction stepbystep tutorial walkthrough: guide
human: person
hurry lastminute shortnotice: emergency
hyperlink url webaddress weblink: link
identifier ids uniqueid uuid: guid
idle: free capacity session
ignore: ignored
ill: absence sick
illustrate scenario: example
image: picture photo
immediate immediately realtime: once
immovable pinned rigid static: locked fixed
immutable lockeddown noneditable uneditable: readonly
implement implementing: implementation
inactive: gray grayed
inactivity: session sign
inbox mailaddress mailing: email
incharge responsibility responsible: owner
inclusive: contain include
incoming: inbound webhook receive
increase increment raise: more limit
independent individually: separate
index integer numeral: number
individual: single
infinite: loop limit
info information particular: detail
ingest upload uploading: import
injure: ill
instance: environment
insync synchronization: sync synchronize
integrator: partner
interact interaction: together
interim temporarily: temporary
interrupt interrupted interruption kill standstill: stop
invalid: wrong refused
invalidate withdraw: revoke
invisible unseen: hidden
invitation: invite
ios: phone mobile iphone
itinerary journey navigation ride round satnav trip: route
jam: queue
keyword term: word
kick kicked loggedout signedout thrownout: sign out
slot: time
spreadsheet: workbook
stopped: failed
story: example
stuck: error queue
takeeffect: effect apply
kilometre km mile mileage: distance kilometer
lacking miss missed: missing
lag latency performance slowdown slowness sluggish: slow
latest mostrecent recent: last newest
leader: manager
leaveout: skip exclude
leftover residual: remain
legalentity subsidiary: company environment
lengthen prolong stretch: extend duration
letter: character
library: sdk package
licensing: license seat
local onprem selfhosted: onpremise server
locate lookup seek: find search
lockedout lockout: sign password
locking: locked
logbook: log transaction
login: secret password sign account
logon: sign signin
loose lose losing: lost
loss theft: lost
lowcode nocode: power automate
maintain: manage
man manpower staff worker workforce workman: person
mass: several import batch
masterdata: master
meeting: event outlook
membership: member
memory: remember
merge: join
merging: merge join
midnight overnight: night
min: least minute
minimum: least
minus: negative
misspelled misspelling mistyped typo: mistake wrong
modal popup: dialog window
monitor: computer screen browser
monitoring observe supervise: watch
multi multiple multiselect various: several
multiday: several
mute quiet silence snooze: notification
navbar navigationbar sidemenu: side menu
necessary: required
node nodej: javascript
noone: nobody
notebook: computer
notice: find recognized notification
oauth: token
occur occurrence: happen
office365: exchange
onpremise serverside: server
onsite: site visit
orderline: line
organize: arrange
outcome: result
outgoing: outbound
outofhour thirdparty: outside
overbook overbooked overbooking overcapacity overload overloaded overplanned: capacity overlap
overlay plot: map
overriding: override
owned ownership owning possess possession: owner
pagesize paginate pagination paging: cursor
paper: document file print
paperwork: document file
partial: incomplete
partially: incomplete
partner: integrator
passcode passphrase pwd: password
pasting: paste
pattern policy regulation: rule
pausing suspend suspended: pause
payload xml: body
payroll salary timecard timekeeping timesheet wage worklog: sheet
pda: phone
periodic recur recurrent repeating repetitive: recurring sery
permanently: deleted
permit permitted: allow
persist preserve remember remembered retain retained retention: keep
personalize: personalization
phase stage: step
picked: select
placement: place
poll polling: trigger
populate populated prefill prefilled: fill
postal zip zipcode: postcode
poster: print
powerapp powerbi: platform
powerautomate: power platform
precise: exact
preference: personalization
premature sooner: early
present: now current
prevail: win
printed printing printout: pdf
priority: win override importance
privacy: private consent
processagain reprocess: retry process
prod: production
programming: script
progress uptime watch: status
proper properly: correct
proposal propose suggest suggested: suggestion
protect protected protection safe secure: lock
provide supply: give
provisional: tentative temporary
pushpin: pin
qualified: skill fit
reattempt: retry retried
recalc recalculated recalculating: recalculation
reconnect: connect
recurring: sery
redflag: red
regenerate rotation: rotate
reject: refused refuse
releasenote whatsnew: release
reload: refresh
remain remaining: stay
removal removing: remove
renaming: rename
replacement replacing: replace
replay: retry
reply respond responded response: answer
require: requirement
resend resending retransmit: retry
reservation reserve reserved: plan
resolve resolved solution solve: fix remedy
retire: removed
retrying: retried
reuse: again
reverse reversed: undo
revert rollback: undo
reword: caption
ribbon: bar
roster rota shiftplan: calendar
saturday sunday: nonworking weekend
scheduled scheduling: plan
scheduler: queue
scripting: api
selfservice: yourself
servicing: maintenance
session signingin: sign
ship shipping: shipment delivery
shipment: delivery
shortest: route
showup: appear
sick: ill absence
sidebar: menu
signon: signin
singlesignon sso: microsoft signin
soonest: earliest
stock: item
stolen: revoke secret rotate
strange: wrong unexpected unknown
style: theme look
subscribe subscribed: subscription
subscribing: subscribe subscription
subsequently thereafter: later
substitute: instead replace
substitution: substitute
success successful: succeeded
successfully: success succeeded
suffix: prefix
suit: fit
superuser sysadmin: administrator
suppress: stop
surface: arrive
survive: stay
synced syncing: synchronize
syntax: synopsis
tally: count
team crew squad gang: group
tech: technician
terminal console shell: command
tester: test
tickbox: switch
ticket: support task job order
tile widget: panel component
timedout: timeout
title box: field
tool: machine equipment
tour: route
trace: transaction history log
track: tracking
train trained: training
transfer: send
transferred: sent
translate: convert language caption
travel traveling: route distance
trial: test
trouble problem: symptom cause fix
trust: trusted
unblock unblocked: unlock
uncomplete: reopen
undelete: undo restore
undock: dock panel
uninstall unlink: remove
unscheduled: remove
unsuccessful: fail
untouched: unchanged
uom: unit
upkeep: manage maintenance
upload: send
url: address
utilization: pivot capacity
vanish vanished: gone removed disappear
vanished: missing
vehicle: resource
verify prove: check result
voluntary: optional
wallpaper: background
weekend: nonworking
weekly: recurring repeat
widen: larger height
wipe wiped: remove
wk: week
wording: glossary caption
workflow: flow
workingday: calendar
workload: capacity
`;
