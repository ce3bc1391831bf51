// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("prints no URL after a linked code in a table cell or row header", () => {
  const sheet = readFileSync(join(import.meta.dirname, "print.css"), "utf8");
  const selector = /^ *(.*)::after \{\n *content: none;/m.exec(sheet)?.[1] ?? "";
  document.body.innerHTML = `<main><table><tbody><tr>
    <th><a href="/errors#pl-4001"><code>PL-4001</code></a></th>
    <td><a href="/errors#pl-4002"><code>PL-4002</code></a></td>
  </tr></tbody></table><p><a href="/errors#pl-4003"><code>PL-4003</code></a></p></main>`;
  expect([...document.querySelectorAll(selector)].map(({ textContent }) => textContent)).toEqual([
    "PL-4001",
    "PL-4002",
  ]);
});
