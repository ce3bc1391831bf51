import type { RefCallback } from "react";
import { flushSync } from "react-dom";

/**
 * The `ref` of an element that shows or not: one that does not is left to the browser's search (Ctrl+F), to links that lead into it
 * and to those that name a text (`#:~:text=`), where the browser can do that. It calls `show` when it has found something there.
 * React knows `hidden` as true and false only: https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute
 */
export function letBeFound(isShown: boolean, show: () => void): RefCallback<HTMLElement> {
  return (element) => {
    if (!element || !("onbeforematch" in element)) return;
    if (isShown) element.removeAttribute("hidden");
    else element.setAttribute("hidden", "until-found");
    // Its box is there, without what is in it.
    element.ariaHidden = isShown ? null : "true";
    // The browser scrolls to what it has found as soon as it has told it.
    const found = () => flushSync(show);
    element.addEventListener("beforematch", found);
    return () => element.removeEventListener("beforematch", found);
  };
}
