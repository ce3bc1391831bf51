// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { bootAttributes } from "../boot/attributes";
import { hideClosedAnnouncement } from "./announcement";
import { AnnouncementBar } from "./announcement-bar";

const colorMode = { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: true } as const;
const bar = { id: "news-1", message: "Something is new." };

describe("announcement bar", () => {
  test("renders its message, link and close button", () => {
    const html = renderToStaticMarkup(<AnnouncementBar bar={{ ...bar, link: { label: "Read it", href: "/blog" } }} />);
    expect(html).toContain("Something is new.");
    expect(html).toContain('<a href="/blog">Read it</a>');
    expect(html).toContain('aria-label="Close announcement"');
  });
  test("renders without a link", () => {
    expect(renderToStaticMarkup(<AnnouncementBar bar={bar} />)).not.toContain("<a");
  });
  test("does not break the page when closed in another tab after an ad blocker has removed its element", async () => {
    const place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place);
    const page = (
      <div>
        <AnnouncementBar bar={bar} />
        <p>Text</p>
      </div>
    );
    await act(async () => root.render(page));
    place.querySelector("section")?.remove();
    localStorage.setItem("announcement", bar.id);
    await act(async () => void dispatchEvent(new StorageEvent("storage", { key: "announcement" })));
    expect(place.textContent).toBe("Text");
    expect(document.documentElement.dataset.announcement).toBe("closed");
    await act(async () => root.unmount());
  });
  test("renders nothing when no announcement is configured", () => {
    expect(renderToStaticMarkup(<AnnouncementBar bar={undefined} />)).toBe("");
  });
});

describe("boot script", () => {
  const run = (config: typeof bar | undefined) => {
    const script = document.createElement("script");
    for (const [name, value] of Object.entries(bootAttributes(config?.id, colorMode))) script.setAttribute(name, value);
    hideClosedAnnouncement(document.documentElement, script.dataset);
    return document.documentElement.dataset.announcement;
  };
  test("hides an announcement that the reader has closed", () => {
    localStorage.setItem("announcement", "news-1");
    expect(run(bar)).toBe("closed");
  });
  test.each([
    ["nothing was closed", null, bar],
    ["another one was closed", "news-0", bar],
    ["there is none", "news-1", undefined],
  ])("hides nothing when %s", (_, closed, config) => {
    if (closed) localStorage.setItem("announcement", closed);
    expect(run(config)).toBeUndefined();
  });
  test("hides nothing when storage is blocked", () => {
    const blocked = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(run(bar)).toBeUndefined();
    blocked.mockRestore();
  });
});
