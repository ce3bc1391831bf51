import type { Wording } from "@/lib/authoring/wording";
import type { IconName } from "@/lib/product/figures/icon-paths";
import { frame } from "@/lib/product/figures/screen/frame-facts";
import { Figure } from "../frame/figure";
import { Marked } from "../frame/marked";
import { Icon } from "../icons";
import { type FigureProps, openFigure } from "../open-figure";
import { FramePanel } from "./frame-panel";
import styles from "./screen-frame.module.css";

function SideMenu({ highlight }: { highlight?: string }) {
  const isOpen = highlight === "side-menu";
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
          <span className={styles.select}>
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
export function ScreenFrame(props: FigureProps<"ScreenFrame">, wording: Wording = "edition") {
  const figure = openFigure("ScreenFrame", props, wording);
  const { highlight } = props;
  return (
    <Figure {...figure}>
      <div className={styles.app} {...figure.picture(figure.say.screen.frameLabel)}>
        <TopBar highlight={highlight} />
        <div className={styles.below}>
          <SideMenu highlight={highlight} />
          <div className={styles.canvas}>
            <Marked isMarked={highlight === "canvas"} isInside>
              <div className={styles.panels}>
                {frame.panels.map((title, index) => (
                  <FramePanel
                    key={title}
                    title={title}
                    isWide={index === 0}
                    isMarked={highlight === "dock-panel" && index === 1}
                  />
                ))}
              </div>
            </Marked>
          </div>
        </div>
      </div>
    </Figure>
  );
}
