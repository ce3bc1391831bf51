// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callGroup } from "@/lib/product/reference/calls/call-group";
import { publicDocument } from "@/lib/product/reference/publish/publish";
import { loadReference } from "@/lib/product/reference/reference";
import { CallPanel } from "./call-panel";

const calls = "/develop/api/calls/appointments.json";
let root: Root;
const load = vi.fn<typeof fetch>();
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.stubGlobal(
    "fetch",
    load.mockImplementation(async () => Response.json(group)),
  );
  writeText.mockResolvedValue();
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue(Object.assign(navigator.clipboard, { writeText }));
});
afterEach(async () => {
  await act(() => root.unmount());
});

const group = callGroup(loadReference(), publicDocument(), "Appointments");

/** Waits for pending loads and renders. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

async function draw(operation = "upsertAppointment", file = calls): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <CallPanel
        operation={operation}
        name="POST /appointment"
        file={file}
        languages={["curl", "CLI", ".NET", "JavaScript", "Python", "Java"]}
        curl="curl -X POST"
        statuses={["200", "422"]}
        answer="{}"
      />,
    ),
  );
  await settle();
}

/** Clicks the button with this text and waits until the page contains `shown`. */
async function press(text: string, shown: string): Promise<void> {
  const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === text);
  await act(async () => button?.click());
  const isShown = () => document.body.textContent?.includes(shown) === true;
  for (let looks = 0; looks < 400 && !isShown(); looks++) await settle();
  expect(document.body.textContent).toContain(shown);
}

test("loads nothing until another language, response or the workshop is selected, and then only once", async () => {
  await draw();
  expect(load).not.toHaveBeenCalled();
  await press("Python", "requests.post(");
  await press("422", '"pointer": "/end"');
  await press("Try it", "Nothing is sent");
  expect(load.mock.calls).toEqual([[calls]]);
});

test("copies the workshop's request in the stored language", async () => {
  localStorage.setItem("tabs:sample", "Java");
  await draw();
  await press("Try it", "Nothing is sent");
  const copy = [...document.querySelectorAll("dialog button")]
    .filter(({ textContent }) => textContent === "Copy")
    .at(-1);
  await act(async () => copy instanceof HTMLElement && copy.click());
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining("HttpClient"));
  expect(copy?.textContent).toBe("Copied");
  expect(copy?.getAttribute("aria-label")).toBe("Copied: Request");
  expect(copy?.nextElementSibling?.outerHTML).toBe('<span role="status" class="visually-hidden">Copied</span>');
});

test("reports a failed load in the affected panel and retries when it is selected again", async () => {
  const statuses = () =>
    [...document.querySelectorAll("[role=status]")].map(({ textContent }) => textContent).filter(Boolean);
  load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await draw(undefined, "/develop/api/calls/failing.json");
  await press("Python", "Choose it again.");
  expect(statuses()).toEqual(["It could not be loaded. Choose it again."]);
  await press("Python", "requests.post(");
  expect(statuses()).toEqual([]);
});

test("marks only the loading panel as busy", async () => {
  let arrive = (_: Response) => {};
  load.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  await draw(undefined, "/develop/api/calls/slow.json");
  await press("422", "422");
  const panels = [...document.querySelectorAll("[role=tabpanel]")];
  expect(panels.map((panel) => panel.getAttribute("aria-busy"))).toEqual([null, "true"]);
  await act(async () => arrive(Response.json(group)));
});

test("reports a failure when the loaded file lacks the operation of the workshop", async () => {
  await draw("removedCall", "/develop/api/calls/other.json");
  await press("Try it", "It could not be loaded. Try again.");
  expect(document.querySelector("dialog")).toBeNull();
});
