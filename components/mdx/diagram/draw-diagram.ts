import type { Mermaid } from "mermaid";
import { shell } from "#texts/shell";
import { mermaidEntry, mermaidFolder } from "@/lib/page/mermaid";
import { settleDrawing } from "./settle-drawing";
import { themeFor, tokenNames } from "./theme";

/** A drawing, or what kept it from being drawn. */
export type Drawing = { svg: string } | { error: string };

/** Mermaid keeps one configuration for the page, so drawings wait for each other. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Draws mermaid source as SVG that follows the color mode by itself: its colors are tokens, and it has neither style elements nor
 * style attributes. `id` begins every id in it. A mistake in the source comes back as its message.
 */
export function drawDiagram(id: string, source: string): Promise<Drawing> {
  const drawing = queue.then(() => draw(id, source));
  queue = drawing;
  return drawing;
}

/** Modules are loaded once; when they cannot be, the next diagram tries again. */
async function loadMermaid(): Promise<Mermaid> {
  const module: { default: Mermaid } = await import(/* turbopackIgnore: true */ `${mermaidFolder}/${mermaidEntry}`);
  return module.default;
}

async function draw(id: string, source: string): Promise<Drawing> {
  const ground = document.createElement("div");
  ground.dataset.theme = "light";
  ground.style.cssText =
    "position: absolute; visibility: hidden; forced-color-adjust: none; inset-inline-start: -200vw";
  document.body.append(ground);
  try {
    const mermaid = await loadMermaid();
    const colors = tokenColors(ground);
    const { fontFamily } = getComputedStyle(document.body);
    mermaid.initialize(themeFor(source, (name) => colors.get(name) ?? "", fontFamily));
    const { svg } = await mermaid.render(id, source, ground);
    ground.innerHTML = svg;
    const drawn = ground.querySelector("svg");
    if (!drawn) return { error: shell.diagram.empty };
    return {
      svg: settleDrawing(drawn, id, new Map([...colors].map(([name, color]) => [color, `var(--color-${name})`]))),
    };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  } finally {
    ground.remove();
  }
}

/** The light color of every token that drawings use, each a color of its own: two tokens of one color are told apart by a trace of blue. */
function tokenColors(ground: HTMLElement): Map<string, string> {
  const colors = new Map<string, string>();
  for (const name of tokenNames) {
    ground.style.color = `var(--color-${name})`;
    const [red = 0, green = 0, blue = 0] = getComputedStyle(ground).color.match(/\d+/g)?.map(Number) ?? [];
    const candidates = Array.from({ length: tokenNames.length }, (_, step) => (blue + 256 - step) % 256);
    const taken = [...colors.values()];
    const free = candidates.map((each) => `rgb(${red}, ${green}, ${each})`).find((color) => !taken.includes(color));
    if (free) colors.set(name, free);
  }
  return colors;
}
