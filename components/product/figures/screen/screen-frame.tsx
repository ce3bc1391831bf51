import { boardModel } from "@/lib/product/figures/board/board-model";
import { percent } from "@/lib/product/figures/geometry";
import type { IconName } from "@/lib/product/figures/icon-paths";
import { frame } from "@/lib/product/figures/screen/screen-contracts";
import { sampleWorld } from "@/lib/product/reference/sample-world";
import controls from "../frame/controls.module.css";
import { classNames, fillTone, Icon } from "../frame/drawing";
import { drawFigure } from "../frame/figure";
import { Marked } from "../frame/highlight";
import plan from "../frame/plan.module.css";
import styles from "./screen-frame.module.css";

/** The board in small: bars without words. */
function MiniBoard() {
  const { rows } = boardModel({ view: "work-week", date: sampleWorld.week.start });
  return (
    <svg className={styles.mini} width="100%" height={rows.length * 18} aria-hidden="true">
      {rows.map((row, index) => (
        <g key={row.resource.resourceNo}>
          <line className={plan.line} x2="100%" y1={index * 18 + 17.5} y2={index * 18 + 17.5} />
          {row.bars.map(({ extent, appointment }) => (
            <rect
              key={appointment.id}
              className={fillTone(appointment.category)}
              x={percent(extent.x)}
              width={percent(extent.width)}
              y={index * 18 + 4}
              height={10}
              rx={2}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** Lines in place of the words of a panel. */
function Lines({ widths }: { widths: readonly number[] }) {
  return (
    <svg className={styles.mini} width="100%" height={widths.length * 14 + 4} aria-hidden="true">
      {widths.map((width, index) => (
        <rect key={index} className={styles.words} width={`${width}%`} y={index * 14 + 6} height={5} rx={2.5} />
      ))}
    </svg>
  );
}

type FramePanelProps = { title: string; isWide: boolean; isMarked: boolean; rows: number };

/** A dock panel of the canvas in small; a long menu leaves room for more rows of lines. */
function FramePanel({ title, isWide, isMarked, rows }: FramePanelProps) {
  const widths = Array.from({ length: rows }, () => [92, 78, 85, 60]).flat();
  return (
    <div className={classNames(styles.panel, isWide && styles.wide)}>
      <Marked isMarked={isMarked} isInside>
        <p>{title}</p>
        <div className={styles.content}>{title === "Planning board" ? <MiniBoard /> : <Lines widths={widths} />}</div>
      </Marked>
    </div>
  );
}

function SideMenu({ isOpen }: { isOpen: boolean }) {
  return (
    <div className={styles.side}>
      <Marked isMarked={isOpen} isInside>
        <ul>
          {frame.menu.map((item) => (
            <li key={item} className={item === "Planning" ? styles.open : undefined}>
              {item}
              {item === "Administration" && isOpen ? (
                <ul>
                  {frame.administration.map((entry) => (
                    <li key={entry}>{entry}</li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
        <ul className={styles.bottom}>
          {frame.bottom.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Marked>
    </div>
  );
}

function Tool({ icon, isMarked }: { icon: IconName; isMarked?: boolean }) {
  return (
    <Marked isMarked={isMarked === true}>
      <span className={styles.tool}>
        <Icon name={icon} size={15} />
      </span>
    </Marked>
  );
}

function TopBar({ highlight }: { highlight?: string }) {
  return (
    <Marked isMarked={highlight === "top-bar"} isInside>
      <div className={styles.top}>
        <b>{frame.brand}</b>
        <Marked isMarked={highlight === "profile-selector"}>
          <span className={classNames(controls.button, styles.select)}>
            {frame.profile} <Icon name="down" />
          </span>
        </Marked>
        <Tool icon="state" />
        <span className={styles.spacer} />
        <Tool icon="bell" isMarked={highlight === "bell"} />
        <Tool icon="help" />
        <Tool icon="cog" isMarked={highlight === "user-cog"} />
      </div>
    </Marked>
  );
}

/**
 * The frame around all screens. HTML rather than a drawing: the side menu and the bar keep their words at 320 px, where
 * a scaled picture of a whole screen could not be read.
 */
export const ScreenFrame = drawFigure("ScreenFrame", (props, figure) => {
  const { highlight } = props;
  const isMenuOpen = highlight === "side-menu";
  return (
    <div className={styles.app} {...figure.picture("The application frame")}>
      <TopBar highlight={highlight} />
      <div className={styles.below}>
        <SideMenu isOpen={isMenuOpen} />
        <div className={styles.canvas}>
          <Marked isMarked={highlight === "canvas"} isInside>
            <div className={styles.panels}>
              {frame.panels.map((title, index) => (
                <FramePanel
                  key={title}
                  title={title}
                  isWide={index === 0}
                  isMarked={highlight === "dock-panel" && index === 1}
                  rows={isMenuOpen ? 3 : 1}
                />
              ))}
            </div>
          </Marked>
        </div>
      </div>
    </div>
  );
});
