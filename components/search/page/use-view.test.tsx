// @vitest-environment happy-dom
import { act, useMemo, useSyncExternalStore } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useView } from "./use-view";

vi.mock("next/navigation", () => ({
  useSearchParams: () => {
    const search = useSyncExternalStore(subscribe, () => location.search);
    return useMemo(() => new URLSearchParams(search), [search]);
  },
}));

/** Next re-renders after every change of the URL. */
function subscribe(callback: () => void): () => void {
  addEventListener("address", callback);
  return () => removeEventListener("address", callback);
}

const { replaceState } = history;
let root: Root;
let shown: ReturnType<typeof useView>;
let first: string | undefined;
const Probe = () => {
  shown = useView();
  first ??= shown.query;
  return null;
};

/** Changes the URL, as the back button or a link does. */
const show = (search: string) =>
  act(async () => {
    replaceState.call(history, null, "", `/search${search}`);
    dispatchEvent(new Event("address"));
  });
const type = (text: string) => act(async () => shown.type(text));
const wait = (time: number) => act(async () => void vi.advanceTimersByTime(time));

beforeEach(async () => {
  vi.useFakeTimers();
  replaceState.call(history, null, "", "/search?q=lock");
  vi.spyOn(history, "replaceState").mockImplementation((...change) => {
    replaceState.apply(history, change);
    dispatchEvent(new Event("address"));
  });
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<Probe />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  replaceState.call(history, null, "", "/");
});

test("updates the URL after a pause in typing without changing the field's text", async () => {
  await type("lock a ");
  expect(location.search).toBe("?q=lock");
  await wait(300);
  expect(location.search).toBe("?q=lock+a");
  expect([shown.view.query, shown.query]).toEqual(["lock a", "lock a "]);
});

test("replaces typed text with the query of an external navigation", async () => {
  await type("lock a");
  await show("?q=gantt&tag=guides");
  await wait(300);
  expect(location.search).toBe("?q=gantt&tag=guides");
  expect(shown.query).toBe("gantt");
});

test("replaces typed text when an external navigation changes only the filters", async () => {
  await type("lock a");
  await show("?q=lock&tag=guides");
  await wait(300);
  expect(location.search).toBe("?q=lock&tag=guides");
  expect(shown.query).toBe("lock");
});

test("corrects the page in the URL without changing the typed text", async () => {
  await show("?q=lock&page=9");
  await type("lock ");
  await act(async () => shown.correctPage(2));
  expect(location.search).toBe("?q=lock&page=2");
  expect(shown.query).toBe("lock ");
});

test.each(["-1", "0", "abc", "1", "1.5"])(
  "removes page %s from the URL, since it means the first page",
  async (page) => {
    await show(`?q=lock&tag=guides&page=${page}`);
    expect(location.search).toBe("?q=lock&tag=guides");
    expect(shown.query).toBe("lock");
  },
);

test("removes the page from the URL when there is no query", async () => {
  await show("?page=999");
  expect(location.search).toBe("");
});

test("adopts text typed before hydration, and reports that the field was focused", async () => {
  await act(async () => root.unmount());
  first = undefined;
  document.body.innerHTML = '<div data-early><input value="tides" /></div><div></div>';
  document.querySelector("input")?.focus();
  root = createRoot(document.body.lastElementChild ?? document.body);
  await act(async () => root.render(<Probe />));
  expect([first, shown.query, shown.wasFocused]).toEqual(["tides", "tides", true]);
  document.querySelector("[data-early]")?.remove();
  await wait(300);
  expect(location.search).toBe("?q=tides");
  expect(shown.query).toBe("tides");
});

test("ignores an empty field from before hydration", async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = "<div data-early><input /></div><div></div>";
  root = createRoot(document.body.lastElementChild ?? document.body);
  await act(async () => root.render(<Probe />));
  await wait(300);
  expect([shown.query, shown.wasFocused, location.search]).toEqual(["lock", false, "?q=lock"]);
});

test("writes the pending URL before a link is followed, but not when a button is clicked", async () => {
  const [link, button] = ["a", "button"].map((name) => document.body.appendChild(document.createElement(name)));
  const pushed = vi.spyOn(history, "pushState");
  await type("lock a");
  await act(async () => button?.click());
  expect(location.search).toBe("?q=lock");
  await act(async () => shown.go({}));
  expect(pushed).toHaveBeenCalledOnce();
  await type("lock b");
  await act(async () => link?.click());
  expect(location.search).toBe("?q=lock+b");
  link?.remove();
  button?.remove();
});
