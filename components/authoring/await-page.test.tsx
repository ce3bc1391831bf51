// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AwaitPage } from "./await-page";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("polls for the missing page with requests kept out of the server's log, and stops after unmounting", async () => {
  const asked: string[] = [];
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return new Promise<Response>((resolve) => answers.push(resolve));
  });
  const reload = vi.spyOn(location, "reload").mockReturnValue();
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<AwaitPage removed={[]} editions={[]} redirectsFile="redirects.ts" />));
  await vi.advanceTimersByTimeAsync(400);
  answers[0]?.(new Response(null, { status: 404 }));
  await vi.advanceTimersByTimeAsync(400);
  expect(answers).toHaveLength(2);
  // Requests that `next.config.mjs` keeps out of the terminal.
  expect(asked.every((address) => address.endsWith("?while-authoring"))).toBe(true);
  await act(async () => root.unmount());
  answers[1]?.(new Response(null, { status: 200 }));
  await vi.advanceTimersByTimeAsync(400);
  expect(answers).toHaveLength(2);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ["tests/site/manifest.ts", "To redirect readers of /, add a line to tests/site/manifest.ts."],
  [undefined, 'To redirect readers of /, add "aliases: [/]" to the front matter of a page.'],
])("explains how to add a redirect when the redirects file is %s", async (redirectsFile, advice) => {
  const box = document.body.appendChild(document.createElement("div"));
  const root = createRoot(box);
  await act(async () =>
    root.render(
      <AwaitPage removed={[{ path: "/", file: "docs/index.md" }]} editions={[]} redirectsFile={redirectsFile} />,
    ),
  );
  expect(box.textContent).toContain(advice);
  await act(async () => root.unmount());
});
