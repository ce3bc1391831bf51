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

/** Next draws again after every change of the address. */
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

/** Shows another address, as the back button or a link does. */
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

test("the address follows typing, and leaves what is being typed alone", async () => {
  await type("lock a ");
  expect(location.search).toBe("?q=lock");
  await wait(300);
  expect(location.search).toBe("?q=lock+a");
  expect([shown.view.query, shown.query]).toEqual(["lock a", "lock a "]);
});

test("a view that comes from elsewhere takes the place of what was typed", async () => {
  await type("lock a");
  await show("?q=gantt&tag=guides");
  await wait(300);
  expect(location.search).toBe("?q=gantt&tag=guides");
  expect(shown.query).toBe("gantt");
});

test("so does one with other filters and the same query", async () => {
  await type("lock a");
  await show("?q=lock&tag=guides");
  await wait(300);
  expect(location.search).toBe("?q=lock&tag=guides");
  expect(shown.query).toBe("lock");
});

test("a correction of the page leaves what is being typed alone", async () => {
  await show("?q=lock&page=9");
  await type("lock ");
  await act(async () => shown.correctPage(2));
  expect(location.search).toBe("?q=lock&page=2");
  expect(shown.query).toBe("lock ");
});

test.each(["-1", "0", "abc", "1", "1.5"])(
  "page %s is taken out of the address, since it is the first one",
  async (page) => {
    await show(`?q=lock&tag=guides&page=${page}`);
    expect(location.search).toBe("?q=lock&tag=guides");
    expect(shown.query).toBe("lock");
  },
);

test("the page of no query is taken out of the address", async () => {
  await show("?page=999");
  expect(location.search).toBe("");
});

test("what was written before the code was there is searched for, and the focus is known", async () => {
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

test("a field that nobody has written into counts for nothing", async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = "<div data-early><input /></div><div></div>";
  root = createRoot(document.body.lastElementChild ?? document.body);
  await act(async () => root.render(<Probe />));
  await wait(300);
  expect([shown.query, shown.wasFocused, location.search]).toEqual(["lock", false, "?q=lock"]);
});

test("a link is followed from the address of what was typed; a button adds an entry of its own", async () => {
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
