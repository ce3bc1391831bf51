import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, describe, expect, it } from "vitest";
import { findMistakes } from "@/lib/authoring/check-use";
import type { Contract } from "@/lib/authoring/contract";
import { drawnBy } from "@/lib/authoring/drawn";
import { wordRules } from "@/lib/check/word-rules";
import { unescapeHtml } from "@/lib/escape-html";
import { type FigureName, figureContracts } from "@/lib/product/figures/figure-contracts";
import { figureGallery, isFigureName } from "./gallery";
import { figures } from "./index";

const caption = "What to notice.";

/** HTML of every figure in the gallery. */
const gallery = figureGallery.map(({ element }) => renderToStaticMarkup(element));

/** Cache of rendered HTML by figure and attributes. */
const drawn = new Map<string, string>();
afterAll(() => drawn.clear());

function render(name: FigureName, attributes: Readonly<Record<string, string>> = {}): string {
  const Component = figures[name];
  const needed = name === "StateFlow" ? { name: "transaction" } : {};
  const key = JSON.stringify([name, { ...needed, ...attributes }]);
  const html = drawn.get(key) ?? renderToStaticMarkup(<Component caption={caption} {...needed} {...attributes} />);
  drawn.set(key, html);
  return html;
}

/** The facts of a figure, which are its text alternative, with ordinary spaces. */
function factsOf(name: FigureName, attributes?: Readonly<Record<string, string>>): string[] {
  return factsIn(render(name, attributes));
}

function factsIn(html: string): string[] {
  const list = /<details[^>]* id="[^"]*-facts">.*?<ul>(.*?)<\/ul>/s.exec(html)?.[1] ?? "";
  return [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, text = ""]) => unescapeHtml(text).replaceAll("\u00A0", " "));
}

/** Number of occurrences of the highlight's number, in the caption and in the drawing. */
const marksIn = (html: string) => html.match(/<b[^>]*>1<\/b>|class="[^"]*callout/g)?.length ?? 0;

/** Other attributes without which the figure does not draw the highlight. */
function context(name: FigureName, attribute: string, value: string): Record<string, string> {
  if (name === "Agenda" && attribute === "highlight") return { view: value === "more" ? "month" : "list" };
  return {};
}

const rulesOf = (name: FigureName): Contract["attributes"] => figureContracts[name].attributes;

const single = Object.keys(figures)
  .filter(isFigureName)
  .flatMap((name) =>
    Object.entries(rulesOf(name)).flatMap(([attribute, { values = [] }]) =>
      (typeof values === "function" ? values({}) : values).map((value) => ({ name, attribute, value })),
    ),
  );

const screens = single.filter(({ attribute }) => ["name", "screen", "tab"].includes(attribute));
const labels = screens.flatMap(({ name, attribute, value }) => {
  const values = rulesOf(name).highlight?.values;
  if (typeof values !== "function") return [];
  return values({ [attribute]: value }).map((highlight) => ({ name, attribute, value, highlight }));
});

describe("every figure", () => {
  it.each(figureGallery)("$name $title has the same text in contract and HTML", ({ name, attributes }) => {
    const blocks = drawnBy(figureContracts, name, { ...attributes, caption });
    expect(blocks).toEqual([
      { type: "text", text: caption },
      { type: "list", items: factsOf(name, attributes), isAlternative: true },
    ]);
  });

  it.each(Object.keys(figures).filter(isFigureName))("%s has a caption, a text alternative and an id", (name) => {
    const html = render(name);
    const id = /^<figure[^>]* id="(figure-[a-z0-9]+)"/.exec(html)?.[1] ?? "";
    expect(html).toMatch(new RegExp(`<figcaption[^>]* id="${id}-caption">What to notice\\.</figcaption></figure>$`));
    expect(factsOf(name).length).toBeGreaterThan(1);
  });

  it.each(Object.keys(figures).filter(isFigureName))(
    "%s has an accessible name, details, and a sentence that describes it, which nothing repeats",
    (name) => {
      const html = render(name);
      const id = /^<figure[^>]* id="(figure-[a-z0-9]+)"/.exec(html)?.[1] ?? "";
      expect(html).toMatch(
        new RegExp(`^<figure[^>]*labelledby="${id}-caption" aria-details="${id}-facts"><p class="visually-hidden">`),
      );
      expect(html).toMatch(/^<figure[^>]*><p class="visually-hidden">[A-Z0-9][^<]+\.<\/p>/);
      // The sentence stands before the drawing, where readers of the page come by: as a description, too, it would be said again.
      expect(html).not.toContain("aria-describedby");
      expect(html).toContain(`Text of this figure<span class="visually-hidden">: ${caption}</span></summary>`);
    },
  );

  it.each(single)("$name renders $attribute=$value", ({ name, attribute, value }) => {
    const html = render(name, { ...context(name, attribute, value), [attribute]: value });
    expect(html).not.toMatch(/NaN|undefined|null|\[object/);
    if (attribute === "highlight") expect(marksIn(html)).toBeGreaterThanOrEqual(2);
  });

  it.each(labels)("$name $value marks $highlight", ({ name, attribute, value, highlight }) => {
    const html = render(name, { [attribute]: value, highlight });
    expect(marksIn(html)).toBeGreaterThanOrEqual(2);
    expect(factsOf(name, { [attribute]: value, highlight })).toContain(
      `Marked with 1: ${highlight}.`.replace(/([.?])\.$/, "$1"),
    );
  });

  it("is in the gallery, whose entries are all valid", () => {
    expect(new Set(figureGallery.map(({ name }) => name))).toEqual(new Set(Object.keys(figures)));
    for (const { name, attributes } of figureGallery) {
      expect(findMistakes(figureContracts, name, { ...attributes, caption }), name).toEqual([]);
    }
  });
});

describe("gallery as one page", () => {
  const html = gallery.join("");
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);

  it("has no duplicate ids", () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("references only existing ids", () => {
    const references = [
      ...html.matchAll(/aria-(?:labelledby|details)="([^"]+)"/g),
      ...html.matchAll(/url\(#([^)]+)\)/g),
    ].map(([, id = ""]) => id);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("labels every image, labels every scroll region, and adds no landmarks", () => {
    for (const [tag] of html.matchAll(/<[^>]* role="img"[^>]*>/g)) {
      expect(tag).toMatch(/aria-label="[^"]+"/);
    }
    for (const [tag] of html.matchAll(/<[^>]* tabindex="0"[^>]*>/gi))
      expect(tag).toMatch(/role="group" aria-label="[^"]+"/);
    expect(html).not.toMatch(/<(?:section|aside|nav|main|form|header|footer)[ >]|role="(?:region|navigation|banner)"/);
  });

  it.each(["PlanningBoard", "GanttChart", "PivotGrid", "Agenda"] as const)(
    "names the drawing of %s differently from the region that scrolls it",
    (name) => {
      const labels = [...render(name, {}).matchAll(/ role="(?:group|img)" aria-label="([^"]+)"/g)].map(
        ([, label]) => label,
      );
      expect(labels.length).toBeGreaterThan(1);
      expect(new Set(labels).size).toBe(labels.length);
    },
  );

  it("contains no styles, scripts or event handlers", () => {
    expect(html).not.toMatch(/ style=|<style|<script| on[a-z]+="/);
  });

  it("renders identically every time", () => {
    expect(figureGallery.map(({ element }) => renderToStaticMarkup(element)).join("")).toBe(html);
  });
});

describe("text alternatives", () => {
  it("describe the board row by row", () => {
    const facts = factsOf("PlanningBoard", { show: "open-tasks" });
    expect(facts).toContain(
      "Sara Whitcombe: Monday 09:00–11:00 SO-26-0042 Heat pump 2 shows fault E41, Service visit, confirmed, high importance, in container RT-0302-NORTH.",
    );
    expect(facts).toContain(
      "Daniel Osei: Monday 12:30–16:30 SO-26-0049 Restore cooling, Emergency, confirmed, high importance, error PL-4004: Resource R0110 has no base unit of measure.",
    );
    expect(facts).toContain(
      "Mobile lift 12 m: Wednesday 08:00 – Thursday 16:30 PR00110 Install evaporators, Project work, waiting for parts, together with Priya Nair and Lukas Brandt, warning PARTS: Evaporator set arrives on 4 March, 07:30.",
    );
    expect(facts).toContain("Lukas Brandt: Friday 08:00–16:30 Holiday, Absence, locked.");
    expect(facts).toContain(
      "Van 3: Wednesday 08:00–09:00 Van check, Maintenance, recurring, together with Daniel Osei.",
    );
    expect(facts.join(" ")).toContain("Annual inspection chiller 1");
  });

  it("list the toolbar in visual order", () => {
    expect(factsOf("PlanningBoard").join(" ")).toContain(
      "Toolbar, left to right: Search, Fit to screen, Previous, start date 2 March 2026, Next, Today, view Work week, range 2–6 March 2026, Row height, 28 px, Collapse or expand overlaps, containers off, calendar mode on, Clear resource filters, Undo, State, PDF export.",
    );
  });

  it("describe the Gantt chart with links and dates", () => {
    expect(factsOf("GanttChart", { show: "baseline, critical-path, dependencies" })).toEqual(
      expect.arrayContaining([
        "1020 Install evaporators: Wednesday 08:00 – Thursday 16:30, 16 h, Priya Nair, Lukas Brandt, and Mobile lift 12 m, after 1010, baseline Tuesday 08:00 – Wednesday 16:30, start no earlier than 4 March 07:30.",
        "1030 Commission and test: Friday 13:00–16:00, 3 h, Priya Nair, after 1020, deadline 9 March 16:30.",
        "1040 Hand-over: milestone, 6 March 16:00.",
        "Critical path: 1010, 1020, 1030.",
      ]),
    );
  });

  it("describe route, sequence, pivot, agenda and gross duration", () => {
    expect(factsOf("RouteMap", { show: "route, live" })).toEqual(
      expect.arrayContaining([
        "Route of Sara Whitcombe on Monday: from home to York 41 km, 46 min; to Wakefield plant 56 km, 52 min; to home 20 km, 27 min. Total: 117 km, 2 h 05 min.",
        "Live position of Sara Whitcombe: 53.9461, -1.1032, Monday 08:47, 42 km/h.",
      ]),
    );
    const atHome = (show: string) => factsOf("RouteMap", { show }).some((fact) => /^Resource at home: Sara/.test(fact));
    expect([atHome("resources"), atHome("resources, live")]).toEqual([true, false]);
    expect(factsOf("RouteSequence")).toContain(
      "Stop 2: Brackenfield Foods, Wakefield plant, arrival 11:52, planned 13:00–14:30, SO-26-0051 · Leak test cold room 3.",
    );
    expect(render("RouteSequence")).toContain("SO-26-0042 · Heat pump 2 shows fault E41</text>");
    expect(factsOf("PivotGrid")).toContain(
      "Priya Nair: Mon 8 of 8 h (100%), Tue 8 of 8 h (100%), Wed 8 of 8 h (100%), Thu 8 of 8 h (100%), Fri 3 of 8 h (38%), Week 35 of 40 h (88%).",
    );
    expect(factsOf("PivotGrid", { values: "free" })).toContain(
      "Priya Nair: Mon 0 h (load 100%), Tue 0 h (load 100%), Wed 0 h (load 100%), Thu 0 h (load 100%), Fri 5 h (load 38%), Week 5 h (load 88%).",
    );
    expect(factsOf("Agenda", { view: "month" })).toContain("Monday 2 March: 3 lines, then +1 more.");
    expect(factsOf("StateFlow", { name: "gross-duration" })).toContain(
      "Working time 6 h; gross duration 21.5 h, from Monday 14:00 to Tuesday 11:30.",
    );
  });

  it("use the words that pages use", () => {
    // Labels of screens are quoted as they are.
    const told = gallery.flatMap(factsIn).map((fact) => fact.replace(/Read only|Board and map/, ""));
    for (const { pattern } of wordRules) expect(told.filter((fact) => fact.search(pattern) >= 0)).toEqual([]);
  });

  it("end every fact of every screen with exactly one punctuation mark", () => {
    for (const { name, attribute, value } of screens)
      for (const fact of factsOf(name, { [attribute]: value })) expect(fact).toMatch(/[^.?!][.?!]$/);
  });

  it("describe forms, lists and phone label by label", () => {
    expect(factsOf("FormScreen", { name: "repeat" })).toContain(
      "Sentence: Every Wednesday from 08:00 to 09:00, without an end.",
    );
    expect(factsOf("FormScreen", { name: "edit-appointment" })).toEqual(
      expect.arrayContaining([
        "Screen Edit appointment, Heat pump 2 shows fault E41.",
        "Task: SO-26-0042, 10000, Heat pump 2 shows fault E41.",
        "Body: Contact: Grace Tan, +44 1632 960110, button Rebuild.",
        "Start: 2 March 2026, 09:00.",
        "Buttons: Save, Delete, Cancel.",
      ]),
    );
    expect(factsOf("FormScreen", { name: "share" })).toContain(
      "User groups: selected North planners; not selected South planners, Management.",
    );
    expect(factsOf("FormScreen", { name: "profile-settings-board" })).toEqual(
      expect.arrayContaining([
        "Default view: Work week, as in the environment.",
        "Day start: 07:00, a value of its own.",
      ]),
    );
    expect(factsOf("DataGrid", { name: "license" })).toContain("Counted: Resources; Used: 6; Limit: 25; Share: 24%.");
    expect(factsOf("DataGrid", { name: "planned-tasks", show: "group, totals" })).toEqual(
      expect.arrayContaining([
        "Grouped by Category: Project work 3, Service visit 4, Emergency 1, Maintenance 3, Absence 1.",
        "Totals: 12 rows, 116.",
      ]),
    );
    expect(factsOf("DataGrid", { name: "planned-tasks" }).filter((fact) => fact.startsWith("Job no.: –"))).toHaveLength(
      1,
    );
    expect(factsOf("Phone", { screen: "card-info" })).toContain("Contact: Grace Tan, Harbour Lane Clinic.");
    expect(factsOf("Phone", { screen: "card-extra" })).toEqual(
      expect.arrayContaining(["Safety ok (mandatory): empty.", "Button Save."]),
    );
    expect(factsOf("Phone", { screen: "schedule-week" }).join()).toContain("Monday 2 March, 09:00–11:00: ");
    expect(factsOf("Phone", { screen: "edit" }).join()).not.toContain("Parts used");
    expect(factsOf("DetailsPanel", { tab: "Job" })).toContain("Site address: 3 Harbour Lane, York YO1 0ZZ.");
  });
});

describe("source of the figures", () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" });
  const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");

  it("contains literal colors only in the tokens file", () => {
    const literal = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|lab)\(/i;
    const offenders = files
      .filter((file) => /\.(css|tsx?)$/.test(file) && !/tokens\.css$|\.test\.tsx?$/.test(file))
      .filter((file) =>
        literal.test(
          read(file)
            .replace(/url\(#[^)]*\)/g, "")
            .replace(/"#[0-9A-F]{6}": "[A-Z]+"/g, ""),
        ),
      );
    expect(offenders).toEqual([]);
  });

  it("uses no client components, hooks, browser APIs or style attributes", () => {
    const code = files
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map(read)
      .join("\n");
    expect(code).not.toMatch(/["']use client["']|useState|useEffect|document\.|globalThis|style=\{/);
  });
});
