// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { recordPresses } from "./presses";

const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

test("replays letters in the same task as the key that opens search, so that no code runs in between", async () => {
  const onPress = vi.fn();
  const presses = recordPresses(onPress, "You are offline.");
  for (const key of ["/", "g", "a", "n"]) press(key);
  expect(onPress).toHaveBeenCalledTimes(4);

  const heard: string[] = [];
  addEventListener("keydown", ({ key }) => {
    heard.push(key);
    // What is ready as soon as the task ends, as the code of search may be.
    if (key === "/") setTimeout(() => heard.push("code"));
  });
  await presses.replay();
  await vi.waitFor(() => expect(heard).toContain("code"));
  expect(heard).toEqual(["/", "g", "a", "n", "code"]);
});

test("replays a letter typed during the replay after the recorded presses", async () => {
  const presses = recordPresses(() => undefined, "You are offline.");
  press("/");
  const heard: string[] = [];
  addEventListener("keydown", ({ key }) => heard.push(key));
  const replayed = presses.replay();
  press("g");
  expect(heard).toEqual([]);
  await replayed;
  press("a");
  expect(heard).toEqual(["/", "g", "a"]);
});

test("records what edits and ends the search that an earlier key opens", async () => {
  const presses = recordPresses(() => undefined, "You are offline.");
  // Before search is opened, these keys belong to the page.
  expect(press("Escape")).toBe(true);
  expect(press("Enter")).toBe(true);
  for (const key of ["/", "g", "Backspace", "Enter", "Escape"]) expect(press(key)).toBe(false);
  expect(press("Enter")).toBe(true);

  const heard: string[] = [];
  addEventListener("keydown", ({ key }) => {
    heard.push(key);
    setTimeout(() => heard.push(`after ${key}`));
  });
  await presses.replay();
  // Escape closes what has been opened by then.
  expect(heard.indexOf("Escape")).toBeGreaterThan(heard.indexOf("after /"));
  expect(heard.filter((key) => !key.startsWith("after"))).toEqual(["/", "g", "Backspace", "Enter", "Escape"]);
});

test("leaves keys to the page once Tab has moved on from a search that is about to open", () => {
  const presses = recordPresses(() => undefined, "You are offline.");
  expect(press("/")).toBe(false);
  expect(press("Tab")).toBe(true);
  for (const key of ["Enter", "Escape", "g"]) expect(press(key)).toBe(true);
  presses.release();
});

test("replays a press on the element that replaced its target, ignoring elements a translator inserted", async () => {
  const presses = recordPresses(() => undefined, "You are offline.");
  document.body.innerHTML = "<p>Text <button>One</button> <button>Two</button></p>";
  document.querySelectorAll("button")[1]?.click();
  document.body.innerHTML = "<p><font>Texte</font> <button>Un</button> <font></font><button>Deux</button></p>";
  const heard: (string | null)[] = [];
  for (const button of document.querySelectorAll("button")) {
    button.addEventListener("click", () => heard.push(button.textContent));
  }
  await presses.replay();
  expect(heard).toEqual(["Deux"]);
});

test("finds the replacement of a target even if a browser extension had inserted elements before the content", async () => {
  const presses = recordPresses(() => undefined, "You are offline.");
  const ours = "<div><main><button>One</button> <button>Two</button></main></div>";
  document.body.innerHTML = `<div>An extension</div>${ours}`;
  document.querySelectorAll("button")[1]?.click();
  document.body.innerHTML = ours;
  const heard = vi.fn();
  document.querySelectorAll("button")[1]?.addEventListener("click", heard);
  await presses.replay();
  expect(heard).toHaveBeenCalledOnce();
});

test("replays early clicks first", async () => {
  document.body.innerHTML = "<button>One</button><button>Two</button>";
  const [one, two] = document.querySelectorAll("button");
  const early: MouseEvent[] = [];
  addEventListener("click", (event) => early.push(event), { once: true });
  one?.click();
  const onPress = vi.fn();
  const presses = recordPresses(onPress, "You are offline.", early);
  expect(onPress).toHaveBeenCalledOnce();
  two?.click();
  const heard: (string | null)[] = [];
  for (const button of [one, two]) button?.addEventListener("click", () => heard.push(button.textContent));
  await presses.replay();
  expect(heard).toEqual(["One", "Two"]);
});

test("replays each non-text press in a task after the effects of the previous one", async () => {
  const presses = recordPresses(() => undefined, "You are offline.");
  document.body.innerHTML = "<button>One</button>";
  const heard: string[] = [];
  const button = document.querySelector("button");
  button?.click();
  button?.click();
  button?.addEventListener("click", () => {
    heard.push("click");
    setTimeout(() => heard.push("done"));
  });
  await presses.replay();
  expect(heard.slice(0, 3)).toEqual(["click", "done", "click"]);
});

test("blocks links to other pages while offline and drops presses", async () => {
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const presses = recordPresses(() => undefined, "You are offline.");
  document.body.innerHTML =
    '<a href="/station">Station</a><a href="#part">Part</a><a href="mailto:keeper@station.example">Mail</a><button>One</button>';
  const follow = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  const note = () => document.querySelector("[role=status]")?.textContent;

  expect(follow('a[href="#part"]')).toBe(true);
  const mail = document.querySelector('a[href^="mailto:"]');
  const onMail = vi.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  mail?.addEventListener("click", onMail);
  follow('a[href^="mailto:"]');
  expect(onMail).toHaveBeenCalledOnce();
  expect(note()).toBeUndefined();
  expect(follow('a[href="/station"]')).toBe(false);
  expect(note()).toBe("You are offline.");
  dispatchEvent(new Event("online"));
  expect(note()).toBeUndefined();

  const heard = vi.fn();
  document.querySelector("button")?.addEventListener("click", heard);
  follow("button");
  expect(note()).toBe("You are offline.");
  isOnline.mockRestore();
  dispatchEvent(new Event("online"));
  expect(follow('a[href="/station"]')).toBe(true);
  await presses.replay();
  expect(heard).not.toHaveBeenCalled();
});

test("follows same-origin links and records presses while offline if a service worker controls the page", async () => {
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  Object.defineProperty(navigator, "serviceWorker", { value: { controller: {} }, configurable: true });
  const presses = recordPresses(() => undefined, "You are offline.");
  document.body.innerHTML =
    '<a href="/station">Station</a><a href="https://other.example/">Other</a><button>One</button>';
  const follow = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

  expect(follow('a[href="/station"]')).toBe(true);
  expect(document.querySelector("[role=status]")).toBeNull();
  expect(follow('a[href^="https:"]')).toBe(false);
  expect(document.querySelector("[role=status]")?.textContent).toBe("You are offline.");
  dispatchEvent(new Event("online"));

  const heard = vi.fn();
  follow("button");
  document.querySelector("button")?.addEventListener("click", heard);
  await presses.replay();
  expect(heard).toHaveBeenCalledOnce();
  isOnline.mockRestore();
  Reflect.deleteProperty(navigator, "serviceWorker");
});
