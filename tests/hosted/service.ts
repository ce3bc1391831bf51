import type { Page, Route } from "@playwright/test";

const origin = "https://docs.planloom.example";
type Query = {
  query: string;
  facetFilters?: unknown;
  attributesToRetrieve?: string[];
  highlightPreTag: string;
  highlightPostTag: string;
};
type Ask = { messages: { role: string; parts: { text?: string }[] }[]; algolia: unknown };
/** Requests so far, and how the service answers: `answer` is text in chunks; "down" aborts requests, "garbage" is another server's HTML. */
export type Service = { searches: Query[]; questions: Ask[]; mode: "up" | "down" | "garbage"; answer: string[] };

const titles = ["Knots", "Knots <img src=x onerror='window.hacked=1'>"];

/** Hits for every query that does not contain "qqq", of a page in another language. */
function hitsFor({ query, highlightPreTag, highlightPostTag }: Query) {
  if (query.includes("qqq")) return [];
  return titles.map((title, index) => ({
    objectID: `${index}`,
    type: "lvl1",
    url: `${origin}/keeper/knots${index > 0 ? `#part-${index}` : ""}`,
    hierarchy: { lvl0: "Keeper &amp; crew", lvl1: title, lvl2: null },
    content: null,
    textLanguage: "de",
    _snippetResult: {
      hierarchy: { lvl1: { value: title.replace("Knots", `${highlightPreTag}Knots${highlightPostTag}`) } },
    },
  }));
}

/** Mocks the hosted service at its own URLs, for every request of a page. */
export async function mockService(page: Page): Promise<Service> {
  const service: Service = { searches: [], questions: [], mode: "up", answer: ["Turn the rope ", "**twice**."] };
  await page.route(/^https:\/\/testapp(?:-\w+)?\.algolia(?:net\.com|\.net)\//i, async (route) => {
    if (service.mode === "down") return route.abort();
    if (route.request().method() === "OPTIONS") return route.fulfill({ status: 204, headers: cors });
    if (service.mode === "garbage") {
      return route.fulfill({ contentType: "text/html", body: "<h1>Sign in to the network</h1>", headers: cors });
    }
    return route.request().url().includes("/agent-studio/") ? answer(route, service) : search(route, service);
  });
  return service;
}

const cors = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };

async function search(route: Route, service: Service): Promise<void> {
  const { requests } = route.request().postDataJSON() as { requests: Query[] };
  service.searches.push(...requests);
  const results = requests.map((query) => {
    const hits = hitsFor(query);
    return { index: "planloom", hits, nbHits: hits.length, nbPages: 1, facets: {} };
  });
  await route.fulfill({ json: { results }, headers: cors });
}

async function answer(route: Route, service: Service): Promise<void> {
  service.questions.push(route.request().postDataJSON() as Ask);
  const parts = [
    { type: "start", messageId: "m1" },
    { type: "start-step" },
    { type: "text-start", id: "t" },
    ...service.answer.map((delta) => ({ type: "text-delta", id: "t", delta })),
    { type: "text-end", id: "t" },
    { type: "finish-step" },
    { type: "finish" },
  ];
  await route.fulfill({
    headers: { ...cors, "content-type": "text/event-stream", "x-vercel-ai-ui-message-stream": "v1" },
    body: [...parts.map((part) => JSON.stringify(part)), "[DONE]"].map((data) => `data: ${data}\n\n`).join(""),
  });
}
