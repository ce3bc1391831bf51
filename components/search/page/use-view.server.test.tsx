import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { useView } from "./use-view";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams("q=lock") }));

const Probe = () => useView().query;

test("shows the query of the URL where the page is rendered on a server, as by `next dev`", () => {
  expect(renderToString(<Probe />)).toBe("lock");
});
