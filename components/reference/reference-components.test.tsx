import { type ComponentType, createElement } from "react";
import { prerender } from "react-dom/static";
import { describe, expect, it } from "vitest";
import { referenceComponents } from "./index";

async function render(name: keyof typeof referenceComponents, props: Record<string, string>): Promise<string> {
  const component: ComponentType<Record<string, string>> = referenceComponents[name];
  const { prelude } = await prerender(createElement(component, props));
  return new Response(prelude).text();
}
describe("x", () => {
  it("renders", async () => {
    for (const [n, p] of [
      ["SettingsTable", { tab: "Mobile" }],
      ["ErrorTable", { codes: "PL-1106" }],
      ["Operation", { id: "listAppointments" }],
      ["Samples", { id: "upsertJob" }],
      ["Attributes", { schema: "Job", group: "Customer" }],
      ["Endpoint", { path: "/appointment" }],
      ["CommandSynopsis", { command: "container" }],
      ["CommandOptions", { command: "container" }],
      ["ExitCodes", {}],
      ["SdkSurface", { language: "js" }],
      ["Enumeration", { name: "Importance" }],
      ["RightsTable", { rights: "Split" }],
    ] as const) {
      console.log(n, (await render(n, p)).slice(0, 700));
    }
  });
});
