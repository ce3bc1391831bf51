import { expect, test } from "vitest";
import { listEditions } from "../nav/editions";
import { inLanguages } from "./in-editions";

const locale = (code: string) =>
  ({ code, label: code, direction: "ltr", calendar: "gregory", openGraph: code }) as const;
const version = (name: string, isLast: boolean) => ({
  name,
  label: name,
  path: isLast ? "/" : `/${name}`,
  mainDocId: "user",
  isLast,
});
const editions = listEditions({
  locales: { default: "en", items: [locale("en"), locale("de")] },
  versions: { items: [version("2", true), version("1", false)] },
});

test("repeats redirects for every language of the newest version", () => {
  const redirects = [
    { from: "/old", to: "/user#use" },
    { from: "/help", to: "https://help.example" },
  ];
  expect(inLanguages(redirects, editions)).toEqual([
    { from: "/old", to: "/user#use" },
    { from: "/help", to: "https://help.example" },
    { from: "/de/old", to: "/de/user#use" },
    { from: "/de/help", to: "https://help.example" },
  ]);
});
