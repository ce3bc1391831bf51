// @vitest-environment happy-dom
import { act, Component, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { ContentBoundary } from "./content-boundary";

/** Stub of the route's error boundary. */
class Route extends Component<{ children: ReactNode }> {
  state = { caught: "" };
  static getDerivedStateFromError = (error: Error) => ({ caught: error.message });
  render = () => (this.state.caught ? <p>{`Route: ${this.state.caught}`}</p> : this.props.children);
}

let problem: Error | undefined;
function Content() {
  if (problem) throw problem;
  return <p>The content</p>;
}

async function draw(): Promise<HTMLElement> {
  const root = document.createElement("div");
  await act(() => createRoot(root, { onCaughtError: () => undefined }).render(tree));
  return root;
}
const tree = (
  <Route>
    <ContentBoundary>
      <Content />
    </ContentBoundary>
  </Route>
);

test("shows the error message and renders the content again on 'Try again'", async () => {
  problem = new Error("The board has no week");
  const root = await draw();
  expect(root.querySelector("[role=alert]")?.textContent).toContain("The board has no week");
  problem = undefined;
  await act(() => root.querySelector("button")?.click());
  expect(root.textContent).toBe("The content");
});

test("rethrows a chunk load error to the route, which can reload the page", async () => {
  problem = Object.assign(new Error("Failed to load chunk /_next/static/chunks/a.js"), { name: "ChunkLoadError" });
  expect((await draw()).textContent).toBe("Route: Failed to load chunk /_next/static/chunks/a.js");
});
