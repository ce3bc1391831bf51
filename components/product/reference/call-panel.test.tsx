// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callGroup } from "@/lib/product/reference/calls/call-group";
import { publicDocument } from "@/lib/product/reference/publish/publish";
import { loadReference } from "@/lib/product/reference/reference";
import { CallPanel } from "./call-panel";

const file = "/develop/api/calls/appointments.json";
let root: Root;
const load = vi.fn<typeof fetch>();
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal(
    "fetch",
    load.mockImplementation(async () => Response.json(group)),
  );
  writeText.mockResolvedValue();
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue(Object.assign(navigator.clipboard, { writeText }));
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const group = callGroup(loadReference(), publicDocument(), "Appointments");

/** Lets what is loaded arrive, and be drawn. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

async function draw(): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <CallPanel
        operation="upsertAppointment"
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

/** Presses the button with this text and waits for `shown` anywhere on the page. */
async function press(text: string, shown: string): Promise<void> {
  const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === text);
  await act(async () => button?.click());
  await vi.waitFor(async () => {
    await settle();
    expect(document.body.textContent).toContain(shown);
  }, 20_000);
}

test("a call loads nothing until another language, another answer or the workshop is wanted, and then once", async () => {
  await draw();
  expect(load).not.toHaveBeenCalled();
  await press("Python", "requests.post(");
  await press("422", '"pointer": "/end"');
  await press("Try it", "Nothing is sent");
  expect(load.mock.calls).toEqual([[file]]);
});

test("the workshop gives its request in the language that was chosen before, to be copied", async () => {
  localStorage.setItem("tabs:sample", "Java");
  await draw();
  await press("Try it", "Nothing is sent");
  const copy = [...document.querySelectorAll("dialog button")]
    .filter(({ textContent }) => textContent === "Copy")
    .at(-1);
  await act(async () => copy instanceof HTMLElement && copy.click());
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining("HttpClient"));
  expect(copy?.textContent).toBe("Copied");
});
