// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { ChoiceMenu } from "./choice-menu";

const choices = [
  { id: "en", label: "English", href: "/search", hrefLang: "en" },
  { id: "de", label: "Deutsch", href: "/de/search", hrefLang: "de" },
  { id: "fr", label: "Français", href: "/fr", hrefLang: "fr", isOtherPage: true },
];

test("names the language of each choice, and keeps query and hash on pointerdown with any button, unless the choice links to another page", async () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<ChoiceMenu icon="globe" label="Language" choices={choices} current="en" />));
  const languages = [...document.querySelectorAll("a")].map((link) => link.getAttribute("hreflang"));
  expect(languages).toEqual(["en", "de", "fr"]);
  history.replaceState(null, "", "/search?q=lock#results");
  for (const link of document.querySelectorAll("a"))
    link.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 1 }));
  expect([...document.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    expect.stringMatching(/\/search\?q=lock#results$/),
    expect.stringMatching(/\/de\/search\?q=lock#results$/),
    "/fr",
  ]);
  await act(async () => root.unmount());
});
