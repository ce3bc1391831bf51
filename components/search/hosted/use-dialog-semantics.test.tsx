// @vitest-environment happy-dom
import { act, useRef } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { useDialogSemantics } from "./use-dialog-semantics";

/** A row as DocSearch draws that of a recent search, whose page is in another language than the edition. */
function Recent() {
  const root = useRef<HTMLDivElement>(null);
  useDialogSemantics(root);
  return (
    <div ref={root}>
      <a href="/user" lang="de">
        Anfang <button type="button" title="Remove this search from history" />
      </a>
      <button type="button" title="Close" />
    </div>
  );
}

test("buttons in a row in another language are in that of the edition", async () => {
  const place = document.createElement("div");
  await act(() => createRoot(place).render(<Recent />));
  expect([...place.querySelectorAll("button")].map((button) => button.lang)).toEqual(["en", ""]);
});
