import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useGerman } from "@/lib/testing/use-german";

test("a screen is named in the language in which it is drawn", async () => {
  useGerman("figures");
  const { ScreenFrame } = await import("./screen/screen-frame");
  const html = renderToStaticMarkup(<ScreenFrame caption="Was zu sehen ist." />);
  expect(html).toContain("Profilauswahl");
  expect(html).toMatch(/ lang="en".* role="img" aria-label="The application frame"/);
});

test("the legend of a screen is in the words of the page and says so", async () => {
  useGerman("figures");
  const { GanttChart } = await import("./gantt/gantt-chart");
  const html = renderToStaticMarkup(<GanttChart caption="Was zu sehen ist." />);
  expect(html).toMatch(/<div[^>]* aria-hidden="true" lang="en"><ul><li>.*Aufgabe mit ihrem erledigten Teil/);
});

test("what the bars of the home page mean names its own language within the drawn screen", async () => {
  useGerman("figures");
  const { Hero } = await import("../home/hero");
  expect(renderToStaticMarkup(<Hero />)).toMatch(/<svg[^>]* role="group"[^>]* lang="en"/);
});

test("the authors' page, which is not translated, shows figures in the words of the original", async () => {
  useGerman("drawn");
  const { figureGallery } = await import("./gallery");
  const flows = figureGallery.filter(({ name }) => name === "StateFlow");
  expect(flows.map(({ title }) => title)).toContain("The budget of the chiller inspection");
  expect(renderToStaticMarkup(flows.map(({ element }) => element))).not.toContain("Das Budget");
});
