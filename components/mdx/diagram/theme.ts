import type { MermaidConfig } from "mermaid";

/** Tokens that drawings are painted with, without `--color-`. */
export const tokenNames = [
  "bg",
  "surface",
  "surface-2",
  "text",
  "border-strong",
  "accent",
  "accent-soft",
  "info",
  "info-soft",
  "success",
  "success-soft",
  "warning",
  "warning-soft",
  "danger",
  "danger-soft",
  "mark",
] as const;
type Token = (typeof tokenNames)[number];

/** Grounds of what comes in many kinds: slices, sections, branches. */
const grounds: readonly Token[] = ["accent-soft", "success-soft", "warning-soft", "info-soft", "danger-soft", "mark"];
const lines: readonly Token[] = ["accent", "success", "warning", "info", "danger", "border-strong"];

/** Drawings keep their natural width: text stays as large as it was drawn. */
const natural = { useMaxWidth: false };

/** Stick figures and other shapes of who takes part in a sequence, in Mermaid's text. */
const shapes = /^\s*(?:create\s+)?(?:actor\s|participant\s[^\n]*@\{)/m;
/** Pixels from the top of a sequence to its first message. Boxes are low; shapes, which have their names below them, are not. */
const headOf = (source: string) => (shapes.test(source) ? 65 : 40);

/** Mermaid's configuration for a source, given the color of each token. Authors may not add styles of their own, which could load files. */
export function themeFor(source: string, color: (token: Token) => string, fontFamily: string): MermaidConfig {
  return {
    startOnLoad: false,
    securityLevel: "strict",
    secure: [
      "secure",
      "securityLevel",
      "startOnLoad",
      "maxTextSize",
      "maxEdges",
      "theme",
      "themeCSS",
      "themeVariables",
      "fontFamily",
      "htmlLabels",
      "altFontFamily",
    ],
    theme: "base",
    fontFamily,
    fontSize: 14,
    htmlLabels: false,
    deterministicIds: true,
    // Boxes of records are drawn by a library of rough lines: with a seed of 0 they would be others in every drawing.
    handDrawnSeed: 1,
    themeVariables: variables(color),
    // Lines of life do not go through what is said between them.
    themeCSS: `.messageText { stroke: ${color("bg")} !important; stroke-width: 5px !important; paint-order: stroke; } .edgeLabel rect { opacity: 1 !important; }`,
    flowchart: {
      ...natural,
      htmlLabels: false,
      curve: "basis",
      nodeSpacing: 28,
      rankSpacing: 40,
      padding: 12,
      wrappingWidth: 120,
    },
    sequence: {
      ...natural,
      mirrorActors: false,
      actorMargin: 24,
      width: 120,
      height: headOf(source),
      messageMargin: 34,
    },
    state: { ...natural, nodeSpacing: 40, rankSpacing: 40, padding: 10 },
    er: { ...natural, nodeSpacing: 28, rankSpacing: 64, minEntityWidth: 80, minEntityHeight: 50, entityPadding: 9 },
    class: { ...natural, htmlLabels: false },
    gantt: natural,
    journey: natural,
    timeline: natural,
    pie: natural,
    requirement: natural,
    mindmap: natural,
    gitGraph: natural,
    c4: natural,
    sankey: natural,
    xyChart: natural,
    block: natural,
    quadrantChart: natural,
    packet: natural,
    architecture: natural,
    kanban: natural,
    radar: natural,
  };
}

/** Every color that mermaid would otherwise work out from others, and which would then be no token. */
function variables(color: (token: Token) => string): Record<string, string> {
  const all = (token: Token, names: string) =>
    Object.fromEntries(names.split(/\s+/).map((name) => [name, color(token)]));
  const cycle = (tokens: readonly Token[], count: number, nameOf: (index: number) => string) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [nameOf(index), color(tokens[index % tokens.length] ?? "surface")]),
    );
  return {
    fontSize: "14px",
    ...all(
      "bg",
      `edgeLabelBackground relationLabelBackground background labelBackgroundColor gridBkgColor todayBkgColor
       quadrant1Fill quadrant3Fill`,
    ),
    ...all("surface", `labelBoxBkgColor tertiaryColor clusterBkg compositeBackground altBackground rowOdd`),
    ...all(
      "surface-2",
      `secondaryColor activationBkgColor compositeTitleBackground altSectionBkgColor rowEven doneTaskBkgColor
       quadrant2Fill quadrant4Fill requirementBackground`,
    ),
    ...all("accent-soft", `primaryColor mainBkg nodeBkg actorBkg stateBkg sectionBkgColor taskBkgColor personBkg`),
    ...all("mark", "activeTaskBkgColor sectionBkgColor2 commitLabelBackground tagLabelBackground"),
    ...all("warning-soft", "noteBkgColor"),
    ...all("danger-soft", "critBkgColor errorBkgColor"),
    ...all("danger", "critBorderColor todayLineColor errorTextColor"),
    ...all("warning", "noteBorderColor"),
    ...all(
      "accent",
      `primaryBorderColor nodeBorder actorBorder stateBorder activeTaskBorderColor taskBorderColor tagLabelBorder
       personBorder`,
    ),
    ...all(
      "border-strong",
      `lineColor secondaryBorderColor tertiaryBorderColor clusterBorder defaultLinkColor actorLineColor
       labelBoxBorderColor activationBorderColor transitionColor innerEndBackground gridColor doneTaskBorderColor
       quadrantInternalBorderStrokeFill quadrantExternalBorderStrokeFill requirementBorderColor relationColor
       signalColor arrowheadColor compositeBorder pieStrokeColor pieOuterStrokeColor`,
    ),
    ...all(
      "text",
      `primaryTextColor secondaryTextColor tertiaryTextColor textColor nodeTextColor titleColor actorTextColor
       signalTextColor labelTextColor loopTextColor noteTextColor sequenceNumberColor specialStateColor
       stateLabelColor transitionLabelColor labelColor attributeTextColor classText taskTextColor
       taskTextOutsideColor taskTextLightColor taskTextDarkColor taskTextClickableColor pieTitleTextColor
       pieSectionTextColor pieLegendTextColor commitLabelColor tagLabelColor scaleLabelColor quadrantPointTextFill
       quadrantXAxisTextFill quadrantYAxisTextFill quadrantTitleFill quadrant1TextFill quadrant2TextFill
       quadrant3TextFill quadrant4TextFill requirementTextColor relationLabelColor`,
    ),
    ...all("accent", "quadrantPointFill"),
    pieOpacity: "1",
    ...cycle(grounds, 12, (index) => `pie${index + 1}`),
    ...cycle(grounds, 12, (index) => `cScale${index}`),
    ...cycle(lines, 12, (index) => `cScalePeer${index}`),
    ...cycle(lines, 12, (index) => `cScaleInv${index}`),
    ...cycle(["text"], 12, (index) => `cScaleLabel${index}`),
    ...cycle(grounds, 8, (index) => `fillType${index}`),
    ...cycle(lines, 8, (index) => `git${index}`),
    ...cycle(lines, 8, (index) => `gitInv${index}`),
    ...cycle(["text"], 10, (index) => `gitBranchLabel${index}`),
  };
}
