import { time } from "@/lib/product/figures/dates";
import type { Place } from "@/lib/product/figures/geometry";
import { phoneScreenOf } from "@/lib/product/figures/phone/phone-contract";
import {
  blockHeight,
  innerWidth,
  navTop,
  type PhoneScreen,
  type PlacedBlock,
  phoneData,
  phoneSize,
  placeBlocks,
  tabsTop,
} from "@/lib/product/figures/phone/phone-model";
import { navItemsOf } from "@/lib/product/figures/phone/phone-screens";
import { fit } from "@/lib/product/figures/text-width";
import { sampleWorld } from "@/lib/product/reference/sample-world";
import { classNames, Icon } from "../frame/drawing";
import { drawFigure, Picture } from "../frame/figure";
import { Callout, Ring } from "../frame/highlight";
import styles from "./phone.module.css";
import { Block, PhoneTabs, placeTabs } from "./phone-blocks";
import { Drawing } from "./phone-drawings";

const { width, height } = phoneSize;
const margin = (width - innerWidth) / 2;

function Body({ title }: { title: string }) {
  return (
    <>
      <rect className={styles.body} x={0.5} y={0.5} width={width - 1} height={height - 1} rx={40} />
      <rect className={styles.screen} x={9} y={9} width={width - 18} height={height - 18} rx={32} />
      <rect className={styles.island} x={width / 2 - 36} y={18} width={72} height={18} rx={9} />
      <text className={styles.clock} x={38} y={33}>
        {time(sampleWorld.live.at)}
      </text>
      <text className={styles.title} x={margin} y={74}>
        {fit(title, 15.5, innerWidth + 8)}
      </text>
    </>
  );
}

function Nav({ open }: { open: string }) {
  const items = navItemsOf({ nav: open });
  const step = innerWidth / items.length;
  return (
    <g transform={`translate(${margin} ${navTop})`}>
      <line className={styles.line} x1={-margin + 9} x2={innerWidth + margin - 9} />
      {items.map(({ label, icon }, index) => (
        <g
          key={label}
          transform={`translate(${(index + 0.5) * step} 0)`}
          className={classNames(styles.nav, label === open && styles.navOpen)}
        >
          <Icon name={icon} x={-9} y={10} size={18} />
          <text y={44}>{label}</text>
        </g>
      ))}
    </g>
  );
}

/** Place of a highlight: a tab, an entry of the bar, or a block. */
function markOf(screen: PhoneScreen, placed: readonly PlacedBlock[], highlight: string | undefined): Place | undefined {
  const tab = placeTabs(screen.tabs).find(({ label }) => label === highlight);
  if (tab) return { x: 0, dx: margin + tab.x, pixels: tab.width, y: tabsTop, height: 30 };
  const items = navItemsOf(screen);
  const nav = items.findIndex(({ label }) => label === highlight);
  const navWidth = innerWidth / items.length;
  if (nav >= 0) return { x: 0, dx: margin + nav * navWidth + 2, pixels: navWidth - 4, y: navTop + 5, height: 47 };
  const found = placed.find(({ block }) => block.label === highlight);
  return (
    found && { x: 0, dx: margin - 7, pixels: innerWidth + 14, y: found.y - 3, height: blockHeight(found.block) - 1 }
  );
}

/** The phone of Sara Whitcombe with one screen of the mobile app. */
export const Phone = drawFigure(
  "Phone",
  (props, figure) => {
    const screen = phoneScreenOf(props.screen);
    const placed = placeBlocks(screen);
    const mark = markOf(screen, placed, props.highlight);
    return (
      <Picture
        figure={figure}
        label={`${phoneData.app}, ${screen.title}`}
        className={styles.phone}
        viewBox={`0 0 ${width} ${height}`}
      >
        <Body title={screen.title} />
        {screen.tabs.length > 0 ? (
          <g transform={`translate(${margin} ${tabsTop})`}>
            <PhoneTabs tabs={screen.tabs} open={screen.open} />
          </g>
        ) : null}
        {screen.drawing ? (
          <g transform={`translate(${margin} ${tabsTop + 48})`}>
            <Drawing type={screen.drawing} />
          </g>
        ) : null}
        {placed.map(({ block, y }) => (
          <g key={block.label + y} transform={`translate(${margin} ${y})`}>
            <Block block={block} />
          </g>
        ))}
        {screen.nav ? <Nav open={screen.nav} /> : null}
        {mark ? <Ring place={mark} isOutline /> : null}
        {mark ? <Callout place={mark} /> : null}
      </Picture>
    );
  },
  { isNarrow: true },
);
