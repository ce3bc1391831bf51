/**
 * Returns a function that finds an element again later, or, if React has rendered the page anew, the one in its place. React does so when a
 * browser has translated the texts of a sleeping page, or an extension has added elements.
 */
export function trackElement(target: EventTarget): () => EventTarget {
  if (!(target instanceof Element)) return () => target;
  const selector = selectorOf(target);
  return () => (target.isConnected ? target : (document.querySelector(selector) ?? target));
}

/**
 * The way to an element from the one `main`, or else from the body, which extensions of the browser put their own elements into. Those of
 * a translator, which are called `font`, do not count: they hold texts alone.
 */
function selectorOf(element: Element): string {
  const { localName, parentElement } = element;
  if (element.matches("body,main")) return localName;
  if (!parentElement) return localName;
  const alike = [...parentElement.children].filter((other) => other.localName === localName);
  return `${selectorOf(parentElement)}>${localName}:nth-of-type(${alike.indexOf(element) + 1})`;
}
