/**
 * Remembers where an element stands. What it returns finds the element later or, where React has drawn the page anew, the one that
 * stands in its place: React does so when a browser has translated the texts of a sleeping page.
 */
export function keepElement(target: EventTarget): () => EventTarget {
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
