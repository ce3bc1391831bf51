/**
 * Words that readers say and manuals hardly ever, and behind the colon what stands there instead. Not the other way round: the words of
 * manuals are frequent, and would find everything. A line for all words that mean the same; terms, so lower case and singular.
 */
export const thesaurus = `
2fa mfa otp twofactor: twostep authenticator
aback surprise: unexpected
abandon abort: cancel stop aborted
abbreviate abbreviation acronym brief concise shorthand: short
ability capability certification competence competency expertise fitting knowhow proficiency qualification qualify trade: skill
abnormal funny odd unusual weird: wrong unexpected
abroad nation oversea: country
absent: absence missing
accelerate quicken speed: faster slow
accident accidentally inadvertently: undo mistake
accomplish achieve: do finish complete
accountable: owner responsible
accountant accounting bookkeeping finance financial ledger: posted journal invoice
acknowledge: confirmed answer close
acknowledged acknowledgement confirmation receipt: confirmed answer
acquire collect: get
act behave behavior: do
actionlog logging: transaction
activate activated turnon: on switch
activity: appointment event log
actual actually: real
ad adhoc: quick
adapt customize editing revision tailor tweak: change
additionally: also add
addon: plugin extension
addressee recipient: receive sent
adequate insufficient sufficient: enough
adjacent neighbor neighboring nextdoor: beside next
adjourn defer delay postpone pushback: move later
administer lookafter managing: manage
advance beforehand upfront: before ahead
advantage aim benefit goal purpose: for
adverse corrupt corrupted harmful improper: wrong
advice advise feedback hint idea recommendation tip vote wish: suggest
affect consequence impact influence: effect change
afternoon effort evening hrs spend spent timespent: hour
agency apprentice attend attendance attendee chauffeur courier driver helper intern machinery participant personnel trainee: resource
agent coordinator dispatcher: planner
aggregate average grandtotal total: sum
agreement gdpr law legal: consent
alarm alert alerted warn warned: notification warning
alerting inform notified notify: notification message
alia anonymous firstname lastname naming nickname pseudonym surname unnamed userid: name
alien: unknown
align lineup rank ranking sequence: order
alive execute execution operate operator perform: run
allocate allocation: assign assigned
allot dedicate: assign
allowlist ip port whitelist: firewall network
alongside: beside together
alphabet alphabetical alphabetically ascending descending: sort order
alternate: instead other two week
alternative workaround: instead other
ambulance rush urgent urgently: emergency priority
amend amendment rectify: change edit repair
amount volume: quantity
analysis analyze diagnose examine investigate: check find read
analytic kpi metric stat statistic: pivot number
android cell cellphone handset ipad iphone smartphone tablet telephone: phone mobile
annotate annotation comment memo remark: note text
announce announced announcement chat messenger msg slack sms: message
annoy banner bother spam: notification
annual annually: year
annualleave dayoff daysoff furlough pto timeoff vacation: absence holiday
anyplace anywhere: where
apparatus gear hardware: machine equipment
appearance visual: look theme
append attach attached attachment enclose: add file
apple: iphone
appoint designate nominate: assign choose
appraise assess doublecheck ensure evaluate gauge guarantee inspect makesure review sanity validate validation: check
approval approve approved signoff: confirm confirmed allow
approximately around circa roughly: about
architecture aspect incomplete infrastructure percent percentage piece topology: part
archive archived: history keep
area district sector territory: region
argument param variable: parameter option
arrange arrangement rearrange: order move
arrival: arrive
asap atonce instant instantly rightaway straightaway: at once immediate
ascertain clue discover: find
assemble: assembly build
asset equipment: machine resource
assist assistance helpdesk helpline hotline: support help
assistant: user wizard
associate associated relate related: link belong
assume assumption factory outofthebox star starred: default
attain: reach
attribute: field
audit auditing auditor compliance traceability: transaction history log
auth authenticate: sign key
authentic forged genuine spoofed tampered: signature verify
authenticator: twostep
author creator madeby originator: created owner
authority clearance entitlement privilege: right permission role
authorization: sign key right permission role
authorize: confirm confirmed allow sign key give
auto automated automatic automatically unattended: itself background
automobile car fleet lorry truck: van vehicle resource
autosave commit saving: save
availability bookable spare unoccupied unused vacant: free capacity
avert avoid prevent prevention: stop block
await awaiting pending: wait queue
aware: know
away dentist doctor unavailable: absence
axis: row column
backdate backdated retroactive retroactively: past
backend: office erp
backlog: open task
backtoback consecutive daily everyday halfday tomorrow yesterday: day
backup reinstate: restore
backward: back undo next
bad erroneous faulty incorrect: wrong error
badge calculate useup: count
balance balancing: capacity
ban banned barred blacklist blocklist: block
bankholiday: holiday
basis: base
bearer: token oauth
beat outrank overrule precedence trump: win override
beep buzz chime ring sound vibrate: notification push
beginner newcomer novice rookie: new first
beginning commence initiate initiated kickoff launch: start first
belated: late
bespoke customized tailormade: own free field
best efficient optimization optimize: order route shortest
beta earlyaccess experimental: preview
bidirectional twoway: both direction
big boundless caveat drawback exceeded exhausted filesize gotcha less lessen limitation perhour perminute pitfall quota rate ratelimit restricted restricting size throttle throttled throttling unlimited usedup: limit
bigger enlarge expand expanded taller: wide larger height
biggest largest max: maximum
bill billable billed billing chargeable invoicing: invoice posted
billto: invoice customer
bin canceled cleanup declutter decommission destroy dispose erase housekeeping purge recycle scrap tidy toss trash wipe: delete
bind chain embed iframe: link
birthday: date
biweekly everyother fortnight fortnightly: two week
black: dark theme
blackout breakdown downtime outage: offline maintenance
blank void: empty
blend consolidate unify: join merge
blink blue flash flashing green legend orange paint purple yellow: color
blueprint: template
bold font fontsize html lettering markup string typeface: text
bookmark favorite: star default
boolean checkbox checkmark toggle: switch tick
boot reboot relaunch restart: start reload
borrow borrowed freelance leased lend lent loan outsource rent rental: agency
boss chief foreman head superior supervisor teamlead: manager administrator
bot chatbot robot: automate
bothway oneway otherway: direction
bounce bounced declined illegal refusal rejected: refused
bound boundary cap capped ceiling restriction threshold: limit maximum
branch depot premise: site address region
breach compromised hacked leak leaked: revoke secret rotate
bridge gateway middleware: connector relay
bringforward migrate migrating migration motion postponed promote putoff relocate reposition reschedule rescheduled shifted: move
broad broader: wide
broadcast: message send
broke mess messed messedup ruined screwed: undo wrong
broken crash crashed defect defective: error fail repair
browse lookthrough navigate: open see
bug errormessage failing glitch incident issue malfunction problem trouble: error
building carpark facility plant: site
builtin canned prebuilt predefined readymade: standard preset
bundle: package container
burden strain: load
businesshour closingtime officehour openinghour workday workweek: working hour calendar
buy downsize ordering paid pay paying payment purchase: license
byhand: manual
bypass circumvent omit: skip without
cable wire: connection
cache cached refreshing: reload
cadence interval regular regularly rhythm: every
callback hook postback: webhook
calledoff calloff cancellation: cancel delete
cant couldnt impossible unable: cannot
capital lowercase uppercase: case
carryon proceed resume resumed: again start
carryover clone cloned mirror replicate: copy
cascade obey ripple: follow
catchup synchronize synchronized: sync
categorize classification classify tag tagging: category color
cease halt quit terminate terminated: stop end
cert ssl tls: certificate
chance: possible
changelog: release new
channel relay: connector
chapter: section
characteristic property: field attribute
chart graph: gantt pivot
chase followup remind: reminder
cheap expensive fee pricing tariff: cost price
checkin clockin punch: start report
checklist procedure: step
checksum hash hmac: signature
child hierarchy inherit inherited nested tree: parent
chop divide halve separated slice: split
chore duty errand: task
chrome cookie cooky edge firefox safari: browser
circle endless iterate pingpong: loop
clarify: explain
clash collide collision conflict conflicting doublebooked doublebooking: overlap
class: type
clicking tap tapping: select
clipboard: copy paste
clobber overwritten: overwrite replaced
clock elapsed moment: time
closest far kilometer near nearby nearest perimeter radius: distance
cluster pool: group
cockpit dashboard homescreen workspace: profile
codebehind: code
coder develop programmer: developer
coefficient: factor
coffee lunch: break
collaborate collaboration sharing: share
collapse fold minimize shrink: hide
colorcode highlight highlighted shade tint: color category
colored: category
combine: join merge together
combobox dropdown picklist pulldown: list value
comeback: back return
comesfrom origin originate: source
comma digit: decimal
commandline console prompt terminal: cli command
communicate communication talk: connect call
commute drive driving traveltime: route travel distance
compact condense condensed dense density: small row
companywide everywhere global worldwide: all general
compatibility compatible: version requirement
compel compulsory enforce force forced musthave obligatory: required mandatory
complain complaint: error support
completely entire entirely: all whole
compose construct establish generate generated produce provision provisioning: create
comprise consist include: contain
computation compute computed workout: calculate count
conceal: hide hidden
concurrent concurrently parallel simultaneous simultaneously: same time
confidential secretive sensitive: private
configuration configure configuring parametrize: setup setting
confuse confused confusing mixup: wrong differ
connectivity coverage internet reception signal wifi: connection network
constantly: every all
constraint: limit restrict
consultant implementer: integrator partner
consume usage: use count
contextmenu rightmouse: rightclick menu
contractor freelancer subcontractor temp: resource agency
contrast disagree distinguish drift tellapart: differ
conversion transform: convert
corporation firm organization: company
cost costing currency dollar euro pound: price
counterpart identical: same
couple: link two
course education learning: training guide
covered deputize standin: replace substitute
coworker teammate workmate: colleague user
craft: create skill
craftsman craftsmen electrician fitter handyman installer mechanic plumber repairman serviceman: technician resource
crate: container
crawl findout: search
crew gang squad: group resource
criteria criterion precondition prerequisite: condition need before
critical crucial essential mandatory obligation optional optionally vital: required
cron cronjob scheduledjob: job queue
crosscheck: compare
crosstab matrix reporting: pivot
csv spreadsheet worksheet xls xlsx: excel export
culprit: cause
current currently: now
cursor draggable mouse pointer: drag
cutoff deadline duedate: due latest
cutover golive: go live
cutshort shorter trim: shorten
cycle cyclic: repeat recurring
damaged: error fail repair wrong
dark skin: theme
dash dotted: dashed
dataset entity: record
dateformat: format
daylight dst summertime wintertime: summer time zone
deactivate deactivated disable disabled switchoff turnoff: off stop
dead defunct obsolete oldfashioned outdated retired stale: old removed deprecated
debug debugging: test log
decision: decide choose
decline: refuse
decrease lower reduce: less limit
define specified specify: set enter
definition represent stand standfor: mean
delayed overdue: late due
delegate delegation deputy proxy: substitute replace
deliver transmission transmit transmitted: send sent
demand dependent involve: need
demo demonstration playground trial tryout: sandbox example
denied deny unauthorised unauthorized: refused right permission
departed departing dismissed exemployee fire fired leaver offboard offboarding quitting resign resigned sack: delete user
dependency: depend need
deploy deployment reinstall rollout: install
derive derived: from
deschedule unbook unplan unschedule: remove open
describe: text description
deselect uncheck unselect untick: clear tick
desktop laptop pc workstation: computer screen browser
destination: target address
detect detected identify recognize spot: find recognized
determine: find decide choose
deviate deviation discrepancy inconsistent mismatch: differ compare
device: machine equipment phone
diary: calendar agenda
dictionary jargon terminology vocabulary: glossary word
dim dimmed faded: gray grayed
directory: folder
disallow forbid prohibit: block refuse right
disappeared: gone missing removed
disaster recover recovery: restore back
discard: delete undo
disconnect disconnected unreachable: offline connection
discontinue discontinued phaseout: deprecated removed
disk space storage: stored
dismiss shut: close
dispatch dispatched: send plan
displayed expose indicate indication reflect reflected reveal unhide visualize: show
distribute evenly spread: distribution
division: group region
dll: package
dock docked docking pane: panel
domain postcode: address
doubled duplicated: twice
downgrade: version
download downloading: install export
draft pencil pencilin preliminary proposed: tentative
drill drilldown inprogress jump ongoing reopen reopened underway: open
dryrun mock practice simulate simulation whatif: test
dummy fake: test example
dump: export
duplicate: copy twice
dutch english french german multilingual translated translation: language caption
dwg: file
earlier: early before old
earliest initial main newbie newly primary: first
early preparation prepare preparing: before
editable modify: change edit
effective: apply
eligible suitable suited: fit skill
eliminate: delete remove
employ employed employment hire hired hiring onboard onboarding recruit: new user resource
engaged hectic occupied tiedup: busy
engineer: developer technician resource
enquiry inquiry query: question ask
enrol enroll signup: register
escalate escalation: support
estimate estimated estimation: budget duration
eta: arrive time
everybody: person user
evidence proof protocol prove: log
exceed exceeding overlimit overrun: limit exceeded
except exclusion: exclude without
exchangewith swap swapped: replace another
exclude excluded: without
exclusive: only
existence: exist
exitcode returncode: exit code
expect: expected
expiration expiring lapse lapsed: expire expired
extend lasting resize: duration
external: resource agency outside
extract: export read
extrahour overtime: outside working hour
eye visibility: see
faq: question
fast faster hotkey keybinding keyboard keypress keystroke quick quickest shortcut: key
feed: list
fetch obtain pull retrieve retrieved: get read
fieldservice: service
fillin: replace substitute field
final finally newest recently ultimately: last
firewall vpn: network
fixing: remedy
flagged: mark
float floating: panel window
flu illness injured sickness unwell: ill absence sick
foot footer: bottom
forbidden: refused right permission block refuse
forecast outlookof: capacity plan
foreign: country other
forever irrevocable permanent: again deleted
forget forgetting forgot: forgotten
former previous previously prior: before old
forthcoming future upcoming: next later
forward: next
fraction portion proportion: part percent
frame: window
freeze: wait stop lock locked
frequency frequent frequently: often interval every
fresh: new
froze frozen hang hung notresponding stuck unresponsive: wait stop
fulfill: complete
fullscreen maximize: full screen
functionality: feature
functioning: work
gap hole opening slot: free time
garage: workshop
gather: get collect
geo geolocation tracker whereabout: position location
geocode geocoded lat latlong: coordinate geocoding
giveback sendback writeback: return
glance summary: overview
glyph symbol: icon pin
gmt timezone tz: time zone
goback mistakenly recall redo: undo
good inventory material warehouse: stock item part
govern: decide
grab: get read drag
grant granted handout: give allow
grayedout: gray
grayout: grayed
grip: handle
ground: reason
grow: wide larger height more limit
guard: protect
gui screenshot ui: screen
halftime parttime: calendar working hour
handoff handover passon reallocate reassign reassigned reassignment: transfer another resource
hardcoded: fixed
hardcopy: print pdf
heading headline: header caption
headquarter hq: office site
highpriority important prioritize urgency: importance priority
historic historical: past history
holdoff onhold: wait pause
homeaddress residence: home address
homepage landingpage startpage: start
hookup integrate integrating wireup: connect connector
horizon timeframe timespan: period
hosted hosting remote remotely saa: online
hotfix patch patching updating upgrading: update
hover mouseover: tooltip
howto instruction stepbystep tutorial walkthrough: guide
human: person
hurry lastminute shortnotice: emergency
hyperlink url webaddress weblink: link address
identifier ids uniqueid uuid: guid key
idle: free capacity session sign
ignore: ignored
ill: absence sick
illustrate scenario: example
image: picture photo
immediate immediately realtime: at once
immovable pinned rigid static: locked fixed
immutable lockeddown noneditable uneditable: readonly
implement implementing: implementation
importing pushed submit submitted: send
inactive: gray grayed off
inactivity: session sign
inbox mailaddress mailing: email
incharge responsibility responsible: who owner
inclusive: contain include
incoming: inbound
increase increment raise: more limit
independent individually: separate own
index integer numeral: number
individual: one single
infinite: loop limit
info information particular: detail field
ingest upload uploading: import send
injure: ill
insert inserting: add
instance: environment
insync synchronization: sync synchronize
integrator: partner
interact interaction: work together
interim temporarily: temporary
interrupt interrupted interruption kill standstill: stop
invalid: wrong error refused
invalidate withdraw: revoke
invisible unseen: hidden
invitation: invite user
invite secretary: user
invoke: call
ios: phone mobile iphone
itinerary journey navigation ride round satnav trip: route
jam: queue
keyword term: word
kick kicked loggedout signedout thrownout: sign out
kickin takeeffect: effect apply
kilometre km mile mileage: distance kilometer
lacking miss missed: missing
lag latency performance slowdown slowness sluggish: slow
latest mostrecent recent: last newest
leader: manager
leaveout: skip without exclude
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
login: key secret password sign signin
logon: sign signin
loose lose losing: lost missing
loss theft: lost
lowcode nocode: power automate
maintain: keep manage
man manpower staff worker workforce workman: resource person
mass: several import batch
masterdata: master
meeting: event appointment
membership: member group
memory: remember
merge: join
merging: merge join
midnight overnight: night
min: least minute
minimum: least
minus: negative
misspelled misspelling mistyped typo: mistake wrong
mobileapp software: app
modal popup: dialog window
monitor: computer screen browser watch status
monitoring observe supervise: watch status
multi multiple multiselect various: several
multiday: several day
mute quiet silence snooze: notification off
narrow: filter
navbar navigationbar sidemenu: side menu
necessary: required need
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
organize: order move arrange
outcome: result
outgoing: outbound
outofhour thirdparty: outside
overbook overbooked overbooking overcapacity overload overloaded overplanned: capacity overlap
overlay plot: map
overriding: override
owned ownership owning possess possession: owner
pagesize paginate pagination paging: cursor list
paper: document file print
paperwork: document file
parse: read
partial: incomplete
partially: incomplete part
partner: integrator
passcode passphrase pwd: password
pasting: paste
pattern policy regulation: rule
pausing suspend suspended: pause
payload xml: body
payroll salary timecard timekeeping timesheet wage worklog: time sheet
pda: phone
periodic recur recurrent repeating repetitive: recurring sery
permanently: every all again deleted
permit permitted: allow
persist preserve remember remembered retain retained retention: keep
personal personally separately: own
personalize: change personalization setting
phase stage: step status
pick picking pickup: choose
picked: select choose
placement: place
planboard planningboard scheduleboard timeline: planning board
poll polling: trigger
populate populated prefill prefilled: fill field
postal zip zipcode: postcode address
poster: print
powerapp powerbi: platform
powerautomate: power platform
precise: exact
preference: personalization setting
premature sooner: early before
present: now current
prevail: win
printed printing printout: pdf
priority: win override importance
privacy: private consent
processagain reprocess: retry process
prod: production
programming: script api
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
releasenote whatsnew: change release new
reload: refresh
remain remaining: stay
removal removing: remove delete
renaming: rename name
replacement replacing: replace
replay: retry
reply respond responded response: answer
require: requirement
resend resending retransmit: send again retry
reservation reserve reserved: plan appointment
resolve resolved solution solve: fix remedy
restore returning: back
retire: removed
retrying: retried
reuse: again
reverse reversed: back undo
revert rollback: undo back
reword: caption
ribbon: bar
roster rota shiftplan: calendar
runout: limit expire expired
saturday sunday: nonworking weekend
scheduled scheduling: plan planned
scheduler: planner job queue
scripting: api
selfservice: yourself
servicing: maintenance
session signingin: sign
ship shipping: shipment delivery
shipment: delivery
shortest: order route
showup: appear
sick: ill absence
sidebar: menu
signon: signin
singlesignon sso: microsoft signin
singletime: one
soonest: first earliest
stamp timestamp: date time
stock: item part
stolen: revoke secret rotate lost
strange: wrong unexpected unknown
style: theme look
subscribe subscribed: subscription
subscribing: subscribe subscription
subsequently thereafter: after later
substitute: instead other replace
substitution: substitute
success successful: succeeded
successfully: success succeeded
suffix: prefix
suit: fit
superuser sysadmin: administrator
suppress: stop without
surface turnup: show arrive
survive: keep stay
switchon: on
synced syncing: synchronize
syntax: synopsis
tally: count number
tech: technician
tickbox: switch
ticket: task support
tile widget: panel component
timedout: timeout
tool: machine equipment resource
trace: transaction history log test
track: tracking
train trained: training
translate: convert language caption
travel traveling: route distance
trust: trusted
unassigned: open task without resource
unblock unblocked: unlock
uncomplete: reopen open
undelete: undo restore
undock: dock panel
uninstall unlink: remove
unscheduled: open task remove
unsuccessful: fail error
untouched: unchanged
uom: unit
upkeep: keep manage maintenance
username: user name
utilization: pivot capacity
vanish vanished: gone missing removed disappear
voluntary: optional required
wallpaper: background
weekend: nonworking
widen: larger height
wk: week
wording: glossary caption
workflow: flow
workingday: hour calendar
workload: hour capacity
workorder: order job
`;
