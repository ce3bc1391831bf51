import { expect, test } from "vitest";
import { resolveAddress } from "./edition";

const site = "https://docs.example";

test.each([
  ["/user/layouts", `${site}/de/user/layouts`],
  ["/user#use", `${site}/de/user#use`],
  ["/", `${site}/de`],
  ["#use", `${site}/de/blog/a#use`],
  ["/ship.png", `${site}/ship.png`],
  ["/photos/ship.JPG", `${site}/photos/ship.JPG`],
  ["/files/guide.pdf?v=2#page=3", `${site}/files/guide.pdf?v=2#page=3`],
  ["/search?q=export.csv", `${site}/de/search?q=export.csv`],
  ["/user/export.svg-files", `${site}/de/user/export.svg-files`],
  ["//other.example/a", "https://other.example/a"],
  ["mailto:a@x.example", "mailto:a@x.example"],
  ["https://", "https://"],
])("on a page of an edition, %s resolves to %s", (href, address) => {
  expect(resolveAddress(href, `${site}/de/blog/a`, "/de")).toBe(address);
});
