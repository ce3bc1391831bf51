import { expect, test } from "vitest";
import { absoluteAddress } from "./remark-relative";

const moved = {
  "/guide/old": "/new",
  "/guide/old name": "/new name",
  "/guide/größe": "/size",
  "guide:up": "/b#guide:up",
  "xref:guide/up": "/b",
};

test.each([
  ["b.md", "guide", "/guide/b"],
  ["xref:guide/up#first", "guide", "/b#first"],
  ["./b.mdx?x=1#c", "guide", "/guide/b?x=1#c"],
  ["../a/index.md#top", "guide/more", "/guide/a#top"],
  ["../README.md", "guide", "/"],
  ["../setup/_index.md", "guide", "/setup"],
  ["../../../far.md", "guide", "/far"],
  ["/a/b.md", "guide", "/a/b"],
  ["img/a%20b.png", "", "/img/a%20b.png"],
  ["../.gitbook/assets/a%20(1).png", "guide", "/assets/a%20(1).png"],
  ["sub/", "guide", "/guide/sub"],
  ["#here", "guide", "#here"],
  ["old.md#x", "guide", "/new#x"],
  ["old%20name.md#x", "guide", "/new%20name#x"],
  ["größe.md", "guide", "/size"],
  ["b.html", "guide", "/guide/b"],
  ["a%zz.png", "guide", "/guide/a%zz.png"],
  ["../../../../etc/passwd", "guide", "/etc/passwd"],
  ["x.png", "50% off?/a#b", "/50%25%20off%3F/a%23b/x.png"],
  ["/\t/[x", "guide", "/[x"],
  ["..\\b.md", "guide", "/b"],
  ["https://x.example/a.md", "guide", "https://x.example/a.md"],
  ["mailto:a@x.example", "guide", "mailto:a@x.example"],
  ["guide:up", "guide", "/b#guide:up"],
])("resolves %s in folder %j to %s", (url, base, address) => {
  expect(absoluteAddress(url, base, moved)).toBe(address);
});
