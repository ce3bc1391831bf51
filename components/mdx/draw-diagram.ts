import mermaid from "mermaid";

const natural = { useMaxWidth: false };

/** Mermaid keeps one configuration for the page, so drawings wait for each other. */
let queue: Promise<unknown> = Promise.resolve();

/** Draws mermaid source as an SVG string in the given color mode. A mistake in the source comes back as its message. */
export function drawDiagram(id: string, source: string, dark: boolean): Promise<{ svg: string } | { error: string }> {
  const drawing = queue.then(async () => {
    mermaid.initialize(configFor(dark));
    return mermaid.render(id, source).then(
      ({ svg }) => ({ svg }),
      (error: unknown) => {
        document.getElementById(`d${id}`)?.remove();
        return { error: error instanceof Error ? error.message : String(error) };
      },
    );
  });
  queue = drawing;
  return drawing;
}

function configFor(dark: boolean): Parameters<typeof mermaid.initialize>[0] {
  const color = (name: string) => resolveColor(`var(--color-${name})`, dark);
  return {
    startOnLoad: false,
    securityLevel: "strict",
    theme: "base",
    fontFamily: getComputedStyle(document.body).fontFamily,
    themeVariables: {
      darkMode: dark,
      background: color("bg"),
      primaryColor: color("accent-soft"),
      primaryBorderColor: color("accent"),
      primaryTextColor: color("text"),
      secondaryColor: color("surface-2"),
      tertiaryColor: color("surface"),
      lineColor: color("border-strong"),
      textColor: color("text"),
      noteBkgColor: color("warning-soft"),
      noteTextColor: color("text"),
      edgeLabelBackground: color("surface"),
      fontSize: "15px",
    },
    flowchart: { ...natural, curve: "basis" },
    sequence: natural,
    gantt: natural,
    journey: natural,
    timeline: natural,
    class: natural,
    state: natural,
    er: natural,
    pie: natural,
    requirement: natural,
    mindmap: natural,
    gitGraph: natural,
    c4: natural,
    sankey: natural,
    xyChart: natural,
    block: natural,
  };
}

/** What a token is in one color mode: tokens only resolve on an element, by the mode it declares. */
function resolveColor(value: string, dark: boolean): string {
  const probe = document.createElement("span");
  probe.dataset.theme = dark ? "dark" : "light";
  probe.style.color = value;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
