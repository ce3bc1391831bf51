import type { ReactNode } from "react";
import { sampleWorld } from "@/lib/product/reference/sample-world";
import { Icon, Swatch, strokeTone } from "../frame/drawing";
import { Marked } from "../frame/highlight";
import { LegendItem } from "../frame/window";
import { JobPin } from "../map/map-layers";
import styles from "./indicators-panel.module.css";

function List({ title, highlight, children }: { title: string; highlight?: string; children: ReactNode }) {
  return (
    <Marked isMarked={title === highlight}>
      <div className={styles.list}>
        <p>{title}</p>
        <ul>{children}</ul>
      </div>
    </Marked>
  );
}

/**
 * The legend of all indicators, from which planners filter and update. Each kind has its own shape, as on board and map: a filled
 * bar, a bar at the edge, a drop.
 */
export function IndicatorsPanel({ highlight }: { highlight?: string }) {
  return (
    <div className={styles.panel}>
      <List title="Categories" highlight={highlight}>
        {sampleWorld.categories.map(({ name, displayName }) => (
          <li key={name}>
            <Swatch tone={name} width={22} height={14} />
            {displayName}
          </li>
        ))}
      </List>
      <List title="Time markers" highlight={highlight}>
        {sampleWorld.timeMarkers.map(({ name, displayName }) => (
          <LegendItem key={name} label={displayName} width={8} height={18}>
            <line className={strokeTone(name)} strokeWidth={5} x1={4} x2={4} y2={18} />
          </LegendItem>
        ))}
      </List>
      <List title="Pins" highlight={highlight}>
        {sampleWorld.pins.map(({ name, displayName }) => (
          <li key={name}>
            <JobPin name={name} />
            {displayName}
          </li>
        ))}
      </List>
      <List title="Importance" highlight={highlight}>
        <li>
          <Icon name="high" size={14} /> High
        </li>
        <li>Normal: no sign</li>
        <li>
          <Icon name="low" size={14} /> Low
        </li>
      </List>
    </div>
  );
}
