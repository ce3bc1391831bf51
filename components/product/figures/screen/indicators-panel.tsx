import { sampleWorld } from "@/lib/product/reference/sample-world";
import type { Indicator } from "@/lib/product/reference/sample-world-types";
import { Marked } from "../frame/marked";
import { Swatch } from "../frame/swatch";
import { strokeTone } from "../frame/tones";
import { Icon } from "../icons";
import { PinSign } from "../map/map-pins";
import styles from "./indicators-panel.module.css";

type Kind = "category" | "marker" | "pin";

/** Each kind has its own shape, as on board and map: a filled bar, a bar at the edge, a drop. */
function Sign({ kind, name }: { kind: Kind; name: string }) {
  switch (kind) {
    case "category":
      return <Swatch tone={name} width={22} height={14} />;
    case "marker":
      return (
        <svg width={8} height={18} aria-hidden="true">
          <line className={strokeTone(name)} strokeWidth={5} x1={4} x2={4} y2={18} />
        </svg>
      );
    case "pin":
      return (
        <svg width={24} height={34} viewBox="-12 -32 24 34" aria-hidden="true">
          <PinSign pin={{ type: "job", tone: name, sign: name.charAt(0) }} />
        </svg>
      );
  }
}

function List({
  title,
  kind,
  items,
  highlight,
}: {
  title: string;
  kind: Kind;
  items: readonly Indicator[];
  highlight?: string;
}) {
  return (
    <Marked isMarked={title === highlight}>
      <div className={styles.list}>
        <p>{title}</p>
        <ul>
          {items.map(({ name, displayName }) => (
            <li key={name}>
              <Sign kind={kind} name={name} />
              {displayName}
            </li>
          ))}
        </ul>
      </div>
    </Marked>
  );
}

/** The legend of all indicators, from which planners filter and update. */
export function IndicatorsPanel({ highlight }: { highlight?: string }) {
  return (
    <div className={styles.panel}>
      <List title="Categories" kind="category" items={sampleWorld.categories} highlight={highlight} />
      <List title="Time markers" kind="marker" items={sampleWorld.timeMarkers} highlight={highlight} />
      <List title="Pins" kind="pin" items={sampleWorld.pins} highlight={highlight} />
      <Marked isMarked={highlight === "Importance"}>
        <div className={styles.list}>
          <p>Importance</p>
          <ul>
            <li>
              <Icon name="high" size={14} /> High
            </li>
            <li>Normal: no sign</li>
            <li>
              <Icon name="low" size={14} /> Low
            </li>
          </ul>
        </div>
      </Marked>
    </div>
  );
}
