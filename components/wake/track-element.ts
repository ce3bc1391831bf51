/**
 * Returns a function that finds an element again later, or, if React has rendered the page anew, the one in its place. React does so when a
 * browser has translated the texts of a sleeping page.
 */
export function trackElement(target: EventTarget): () => EventTarget {
  if (!(target instanceof Element)) return () => target;
  const selector = selectorOf(target);
  return () => (target.isConnected ? target : (document.querySelector(selector) ?? target));
}

/** The way to an element from the body. Elements of a translator, which are called `font`, do not count: they hold texts alone. */
function selectorOf(element: Element): string {
  if (element === document.body) return "body";
  const { localName, parentElement } = element;
  if (!parentElement) return localName;
  const alike = [...parentElement.children].filter((other) => other.localName === localName);
  return `${selectorOf(parentElement)}>${localName}:nth-of-type(${alike.indexOf(element) + 1})`;
}
