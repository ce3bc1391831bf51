// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { PageAsMarkdown } from "./page-as-markdown";

test("shows and announces that the page was copied, while the button keeps its name", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("# Knots")));
  vi.stubGlobal("navigator", { clipboard: { write: () => Promise.resolve() } });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<PageAsMarkdown href="/knots.md" />));
  const button = document.querySelector("button");
  expect(button?.hasAttribute("aria-label")).toBe(false);
  await act(async () => button?.click());
  await vi.waitFor(() => expect(document.querySelector("[role=status]")?.textContent).toBe("Copied"));
  expect(button?.textContent?.trim()).toBe("Copied");
  expect(button?.getAttribute("aria-label")).toBe("Copy page");
  await act(async () => root.unmount());
});
