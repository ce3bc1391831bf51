/**
 * Returns a function that finds an element again later, or its replacement if React has re-rendered the page from scratch. React does so
 * when the browser has translated a page that was asleep, or an extension has added elements to it.
 */
export function trackElement(target: EventTarget): () => EventTarget {
  if (!(target instanceof Element)) return () => target;
  const selector = selectorOf(target);
  return () => (target.isConnected ? target : (document.querySelector(selector) ?? target));
}

/**
 * CSS selector of an element relative to `main`, or else to the body, into which browser extensions insert elements. It counts siblings by
 * tag name, so the `font` elements that translators insert do not matter.
 */
function selectorOf(element: Element): string {
  const { localName, parentElement } = element;
  if (element.matches("body,main")) return localName;
  if (!parentElement) return localName;
  const alike = [...parentElement.children].filter((other) => other.localName === localName);
  return `${selectorOf(parentElement)}>${localName}:nth-of-type(${alike.indexOf(element) + 1})`;
}
