import { signsOf } from "@/lib/product/figures/board/board-model";
import type { Say } from "@/lib/product/figures/figure";
import type { IconName } from "@/lib/product/figures/icon-paths";
import { type Appointment, numberOf, sampleWorld, subjectOf } from "@/lib/product/reference/sample-world";
import { classNames, fillTone, Icon, Swatch, strokeTone } from "../frame/drawing";
import { Legend, LegendItem } from "../frame/window";
import bars from "./board.module.css";

/** Category swatches, each with the work that carries it, so that the color is not the only key. */
function Categories({ appointments }: { appointments: readonly Appointment[] }) {
  return sampleWorld.categories.map(({ name, displayName }) => {
    const own = appointments.filter(({ category }) => category === name);
    const labels = [...new Set(own.map((item) => numberOf(item) ?? subjectOf(item)))];
    if (labels.length === 0) return null;
    return (
      <li key={name}>
        <Swatch tone={name} />
        <b>{displayName}</b> {labels.join(", ")}
      </li>
    );
  });
}

type Props = { appointments: readonly Appointment[]; say: Say };

function Markers({ appointments, say }: Props) {
  return sampleWorld.timeMarkers
    .filter(({ name }) => appointments.some(({ timeMarker }) => timeMarker === name))
    .map(({ name, displayName }) => (
      <LegendItem key={name} label={say.label(displayName)} width={6} height={16}>
        <line className={classNames(bars.marker, strokeTone(name))} x1={3} x2={3} y2={16} />
      </LegendItem>
    ));
}

function Notifications({ appointments, say: { board } }: Props) {
  const types = [...new Set(appointments.flatMap(({ notification }) => notification?.type ?? []))];
  return types.map((type) => (
    <LegendItem
      key={type}
      label={type === "info" ? board.legend.info : board.notifications[type]}
      width={18}
      height={8}
    >
      <rect className={fillTone(type)} y={2} width={18} height={4} rx={1} />
    </LegendItem>
  ));
}

/** Explains what the figure shows of category, time marker, notification and signs; nothing that is not there. */
export function BoardLegend({ appointments, hasHatch, say }: Props & { hasHatch: boolean }) {
  const { board } = say;
  const present = new Set(appointments.flatMap(signsOf));
  const signs: readonly (readonly [IconName, string])[] = [
    ["high", board.importance.high],
    ["low", board.importance.low],
    ["lock", board.locked],
    ["loop", board.recurring],
    ["people", board.legend.people],
    ["chain", board.legend.chain],
  ];
  return (
    <Legend say={say}>
      <ul>
        <Categories appointments={appointments} />
      </ul>
      <ul>
        <Markers appointments={appointments} say={say} />
        <Notifications appointments={appointments} say={say} />
        {signs
          .filter(([name]) => present.has(name))
          .map(([name, label]) => (
            <li key={name}>
              <Icon name={name} size={13} />
              {label}
            </li>
          ))}
        {appointments.some(({ undelivered }) => undelivered) ? (
          <LegendItem label={board.undelivered} width={18} height={12}>
            <rect className={bars.dashed} x={1} y={1} width={16} height={10} rx={2} />
          </LegendItem>
        ) : null}
        <LegendItem label={hasHatch ? board.legend.hatched : board.legend.nonWorking} width={14} height={12}>
          <rect className={classNames(bars.zone, bars.edge)} x={0.5} y={0.5} width={13} height={11} rx={2} />
        </LegendItem>
      </ul>
    </Legend>
  );
}
