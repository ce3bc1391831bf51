// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { rowElementId, useActiveRow } from "./use-active-row";

type Props = { query: string; ids: string[] };

function Probe({ query, ids }: Props) {
  const { active, onKeyDown } = useActiveRow(query, ids, ids[0]);
  return (
    <button type="button" onKeyDown={onKeyDown}>
      {active}
    </button>
  );
}

let root: Root;
const render = (query: string, ids: string[]) => act(async () => root.render(<Probe query={query} ids={ids} />));
const button = () => document.querySelector("button");
const press = (key: string, keyCode = 0) =>
  act(async () => button()?.dispatchEvent(new KeyboardEvent("keydown", { key, keyCode, bubbles: true })));

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => act(async () => root.unmount()));

test("keeps the selected row when rows are appended and resets it when the query changes", async () => {
  await render("lock", ["a", "b"]);
  await press("ArrowDown");
  expect(button()?.textContent).toBe("b");
  await render("lock", ["a", "b", "c"]);
  expect(button()?.textContent).toBe("b");
  await render("locks", ["a", "b", "c"]);
  expect(button()?.textContent).toBe("a");
});

test("falls back to the preferred row when the selected one disappears", async () => {
  await render("lock", ["a", "b"]);
  await press("ArrowUp");
  expect(button()?.textContent).toBe("b");
  await render("lock", ["a", "c"]);
  expect(button()?.textContent).toBe("a");
});

test("ignores the Enter (keyCode 229) with which Safari ends an IME composition", async () => {
  await render("lock", ["a"]);
  let followed = 0;
  const row = document.body.appendChild(document.createElement("div"));
  row.id = rowElementId("a");
  row.innerHTML = "<a href='#a'></a>";
  row.addEventListener("click", () => followed++);
  await press("Enter", 229);
  expect(followed).toBe(0);
  await press("Enter", 13);
  expect(followed).toBe(1);
  row.remove();
});
