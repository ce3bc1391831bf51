import { figures } from "#texts/figures";
import { home } from "#texts/home";
import { shell } from "#texts/shell";
import { SiteLink } from "@/components/ui/site-link";
import { barY } from "@/lib/product/figures/board/board-mark";
import { type Bar, barHeight } from "@/lib/product/figures/board/board-model";
import type { BoardView } from "@/lib/product/figures/board/board-view";
import { boxOf, percent } from "@/lib/product/figures/geometry";
import styles from "./board-spots.module.css";
import { SpotGroup } from "./spot-group";

/** Appointments that mean one thing, what they mean, and the page that says more. */
type BoardSpot = { appointments: readonly string[]; href: string; title: string; text: string; more: string };

/** What the bars of the home page's board mean, in the order of the rows. */
const boardSpots: readonly BoardSpot[] = [
  { appointments: ["4021", "4030"], href: "/user/components/planningboard/appointments", ...home.spots.visit },
  { appointments: ["4028", "4029"], href: "/user/components/indicators", ...home.spots.category },
  { appointments: ["4032"], href: "/user/components/notifications", ...home.spots.error },
  { appointments: ["4022"], href: "/user/components/indicators", ...home.spots.tentative },
  { appointments: ["4027"], href: "/user/features/recurring-appointments", ...home.spots.recurring },
  { appointments: ["4031"], href: "/administration/transactions", ...home.spots.undelivered },
  { appointments: ["4023"], href: "/user/features/recalculate-appointments", ...home.spots.hatched },
  {
    appointments: ["4024"],
    href: "/user/components/planningboard/appointments#several-resources-on-one-appointment",
    ...home.spots.several,
  },
  { appointments: ["4025"], href: "/user/components/gantt", ...home.spots.project },
  { appointments: ["4026"], href: "/administration/guides/lock-appointments", ...home.spots.locked },
];

/** Size of a card in pixels; its words stand at the side of its bar. */
const card = { width: 216, height: 150 };

type Place = { bar: Bar; y: number };

/** A spot's card: below its bar in the upper half of the board, above it in the lower half, and always within the board's width. */
function Card({ id, place: { bar, y }, isLow, spot }: { id: string; place: Place; isLow: boolean; spot: BoardSpot }) {
  const { x, width } = bar.extent;
  const isLate = x > 0.5;
  return (
    <svg x={percent(isLate ? x + width : x)} overflow="visible" className={styles.card} aria-hidden="true">
      <foreignObject
        x={isLate ? -card.width : 0}
        y={isLow ? y - card.height - 6 : y + barHeight + 6}
        width={card.width}
        height={card.height}
      >
        <div id={id} className={styles.words} data-low={isLow || undefined}>
          <p>
            <b>{spot.title}</b> {spot.text} <span>{spot.more}</span>
          </p>
        </div>
      </foreignObject>
    </svg>
  );
}

/**
 * The bars of the board as links: each says what it means while it is pointed at or has the focus, and leads to the page that
 * says more.
 * @throws Error when the board has none of the appointments of a spot.
 */
export function BoardSpots({ view }: { view: BoardView }) {
  const places = view.model.rows.flatMap((row) => row.bars.map((bar) => ({ bar, y: barY(row) })));
  return (
    <SpotGroup
      className={styles.spots}
      width="100%"
      height={view.height}
      role="group"
      aria-label={home.spots.label}
      lang={figures.screenLanguage && shell.locale}
    >
      {boardSpots.map((spot) => {
        const own = places.filter(({ bar }) => spot.appointments.includes(bar.appointment.id));
        const [first] = own;
        if (!first) throw new Error(`The board of the home page has no appointment ${spot.appointments.join(", ")}.`);
        const id = `spot-${spot.appointments[0]}`;
        return (
          <SiteLink key={id} href={spot.href} aria-labelledby={id}>
            {own.map(({ bar, y }) => (
              <rect key={`${bar.extent.x}-${y}`} {...boxOf({ ...bar.extent, y, height: barHeight })} rx={4} />
            ))}
            <Card id={id} place={first} isLow={first.y > view.height / 2} spot={spot} />
          </SiteLink>
        );
      })}
    </SpotGroup>
  );
}
