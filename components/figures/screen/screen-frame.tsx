import { readAll, readReference } from "@/lib/reference/sample-world-reader";
import { requireFigure } from "../check";
import { Figure, factsId } from "../frame/figure";
import { Marked } from "../frame/marked";
import { Icon, type IconName } from "../icons";
import { figureId } from "../ids";
import { FramePanel } from "./frame-panel";
import { frameParts } from "./frame-rules";
import styles from "./screen-frame.module.css";

/** Attributes of `<ScreenFrame>`; all are texts. */
export type ScreenFrameProps = { caption: string; highlight?: string };

const file = "figures/frame.yaml";
const frame = readAll(file, readReference(file), (root) => ({
  menu: root.texts("menu"),
  administration: root.texts("administration"),
  bottom: root.texts("bottom"),
  profile: root.text("profile"),
  brand: root.text("brand"),
  panels: root.texts("panels"),
}));

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

function facts(highlight: string | undefined): string[] {
  const mark = Object.entries(frameParts).find(([key]) => key === highlight)?.[1];
  return [
    "The application frame: side menu on the left, top bar above, canvas with dock panels.",
    mark ? `Marked with 1: ${mark}.` : "",
    `Side menu: ${frame.menu.join(", ")}; at the bottom ${frame.bottom.join(", ")}.`,
    highlight === "side-menu" ? `Administration holds ${frame.administration.join(", ")}.` : "",
    `Top bar: profile selector with the profile ${frame.profile}, save profile, notifications bell, help, user cog.`,
    `Canvas: the dock panels ${frame.panels.join(", ")}.`,
  ].filter(Boolean);
}

/**
 * The frame around all screens. HTML rather than a drawing: the side menu and the bar keep their words at 320 px, where
 * a scaled picture of a whole screen could not be read.
 */
export function ScreenFrame(props: ScreenFrameProps) {
  requireFigure("ScreenFrame", props);
  const { highlight, caption } = props;
  const id = figureId("ScreenFrame", props);
  const mark = Object.entries(frameParts).find(([key]) => key === highlight)?.[1];
  return (
    <Figure id={id} caption={caption} facts={facts(highlight)} mark={mark}>
      <div className={styles.app} role="img" aria-label="The application frame" aria-describedby={factsId(id)}>
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
