import type { ReactNode, SVGProps } from "react";
import { figures as texts } from "#texts/figures";
import { SiteWords } from "@/components/mdx/site-words";
import { Enlarge } from "@/components/ui/enlarge/enlarge";
import { assertUse } from "@/lib/authoring/check-use";
import type { Attributes } from "@/lib/authoring/contract";
import { type Speaking, speakingOn, type Wording } from "@/lib/authoring/wording";
import { keepTogether } from "@/lib/page/no-break";
import { type Say, sayIn, type Told } from "@/lib/product/figures/figure";
import { type FigureName, figureContracts } from "@/lib/product/figures/figure-contracts";
import { shortHash } from "@/lib/short-hash";
import { classNames } from "./drawing";
import styles from "./figure.module.css";

/** What an author writes on a figure; all are texts. */
type FigureProps<Name extends FigureName> = { caption: string } & {
  [Attribute in keyof (typeof figureContracts)[Name]["attributes"]]?: string;
};

/** What every figure has around its drawing. The id is made from its name and attributes, so that two builds give the same bytes. */
type OpenFigure = Told &
  Speaking & {
    id: string;
    caption: string;
    say: Say;
    /** Attributes of the element that is the drawing, with its name. */
    picture: (label: string) => { role: "img"; "aria-label": string };
  };

type Looks = {
  /** A figure as narrow as a phone stands in the middle of a quiet ground. */
  isNarrow?: boolean;
  /** The drawing is in the words of the page: it is no screen of the application. */
  isOurs?: boolean;
};

/**
 * A figure as a component: what `draw` makes of an author's attributes, in the frame that all figures share.
 * The component throws an Error when the attributes break the contract of the figure.
 */
export function drawFigure<Name extends FigureName>(
  name: Name,
  draw: (props: FigureProps<Name>, figure: OpenFigure) => ReactNode,
  looks?: Looks,
) {
  return (props: FigureProps<Name>, wording: Wording = "edition") => {
    const figure = openFigure(name, props, wording);
    return (
      <Frame {...figure} {...looks}>
        {draw(props, figure)}
      </Frame>
    );
  };
}

/** The drawing of a figure where that is one SVG, with its name. */
export function Picture({ figure, label, ...svg }: SVGProps<SVGSVGElement> & { figure: OpenFigure; label: string }) {
  return <svg {...svg} {...figure.picture(label)} />;
}

/**
 * Begins a figure with what an author wrote on it.
 * @throws Error when that breaks its contract: a page cannot show a figure that was not asked for.
 */
export function openFigure<Name extends FigureName>(
  name: Name,
  props: FigureProps<Name>,
  wording: Wording,
): OpenFigure {
  assertUse(figureContracts, name, props);
  const id = figureId(name, props);
  const say = sayIn(wording);
  return {
    id,
    caption: props.caption,
    say,
    ...speakingOn(wording),
    ...figureContracts[name].told(props, say),
    picture: (label) => ({ role: "img", "aria-label": label }),
  };
}

function figureId(name: string, props: Attributes): string {
  const parts = Object.keys(props)
    .filter((key) => typeof props[key] === "string")
    .sort()
    .map((key) => `${key}=${String(props[key])}`);
  return `figure-${shortHash([name, ...parts].join("\n"))}`;
}

type FrameProps = OpenFigure & Looks & { children: ReactNode };

/**
 * Every figure of the site: drawing, description, text alternative, caption. The caption names the figure and carries the number of
 * the highlighted part; the description is one sentence that is always exposed, and read once, where it stands; the facts are details,
 * because they are closed at first.
 * @throws Error when no sentence describes the figure.
 */
function Frame({ say, siteLanguage, id, caption, facts, mark, isNarrow, isOurs, children }: FrameProps) {
  const [description] = facts;
  if (!description) throw new Error(`The figure "${caption}" has no sentence that describes it.`);
  return (
    <figure
      className={classNames(styles.figure, isNarrow && styles.narrow)}
      id={id}
      aria-labelledby={`${id}-caption`}
      aria-details={`${id}-facts`}
    >
      <p className="visually-hidden">{description}</p>
      <div className={styles.drawing} data-enlarges="wide" lang={isOurs ? undefined : say.screenLanguage}>
        {children}
      </div>
      {!isNarrow && (
        <div className={styles.enlarge}>
          <Enlarge label={caption} {...(siteLanguage && { lang: siteLanguage })} />
        </div>
      )}
      <details className={styles.facts} id={`${id}-facts`}>
        <summary>
          <SiteWords siteLanguage={siteLanguage}>{texts.textOfFigure}</SiteWords>
          <span className="visually-hidden">: {caption}</span>
        </summary>
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{keepTogether(fact, say.language)}</li>
          ))}
        </ul>
      </details>
      <figcaption className={styles.caption} id={`${id}-caption`}>
        {mark && (
          <span className={styles.mark}>
            <b>1</b> {mark}
          </span>
        )}
        {mark ? ` ${caption}` : caption}
      </figcaption>
    </figure>
  );
}
