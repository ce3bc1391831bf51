import postcss, { type AtRule, type ChildNode, type Rule } from "postcss";
import { attributeValues, elementsNamed, replaceRanges } from "../../../html-elements";
import { memoize } from "../../../memoize";

/** A piece of a style sheet that a page may or may not need. */
type Piece =
  | { type: "rule"; selectors: Selector[]; declarations: Declared[] }
  | { type: "group"; head: string; pieces: Piece[] }
  | { type: "verbatim"; text: string };
/** `classes` are all required for a match. */
type Selector = { text: string; classes: string[] };
/** `property` is the name of the custom property it sets, "" for any other declaration. */
type Declared = { text: string; property: string; uses: string[] };

/** Parses a style sheet, once per process: pages with different sets of sheets share most of them. */
const parseStyles = memoize((css: string): readonly Piece[] => postcss.parse(css).nodes.flatMap(pieceOf));

/**
 * Takes style sheets, in order, and returns a function from a page's HTML to the rules that can apply to it before it is awake: rules whose
 * classes all occur in it, and the custom properties that they use. States are attributes and pseudo-classes, so nothing a reader can do
 * without script is missing. Once awake, the page has the whole sheets.
 */
export function createStyleFilter(sheets: readonly string[]): (html: string) => string {
  const styles = sheets.flatMap(parseStyles);
  const styled = new Set(selectorsOf(styles).flatMap(({ classes }) => classes));
  const choose = memoize(
    ({ classes, used }: Marks) => neededStyles(styles, new Set(classes), used),
    (marks) => JSON.stringify(marks),
  );
  return (html) => choose(marksOf(html, styled));
}

/** The classes and custom properties of a page that affect its styles, sorted, as a cache key: similar pages share them. */
type Marks = { classes: readonly string[]; used: readonly string[] };

function marksOf(html: string, styled: ReadonlySet<string>): Marks {
  const page = replaceRanges(html, elementsNamed(html, "script"));
  const classes = new Set([...attributeValues(page, "class")].flatMap((names) => names.split(/\s+/)));
  return { classes: [...classes].filter((name) => styled.has(name)).sort(), used: [...new Set(usesOf(page))].sort() };
}

function neededStyles(styles: readonly Piece[], classes: ReadonlySet<string>, usedByPage: readonly string[]): string {
  const rules = select(styles, classes);
  const declarations = declarationsOf(rules);
  const used = new Set<string>();
  const use = (name: string) => {
    if (used.has(name)) return;
    used.add(name);
    for (const { property, uses } of declarations) if (property === name) uses.forEach(use);
  };
  usedByPage.forEach(use);
  for (const { property, uses } of declarations) if (property === "") uses.forEach(use);
  return print(rules, used);
}

const selectorsOf = (pieces: readonly Piece[]): Selector[] =>
  pieces.flatMap((piece) => {
    if (piece.type === "verbatim") return [];
    return piece.type === "group" ? selectorsOf(piece.pieces) : piece.selectors;
  });

function pieceOf(node: ChildNode): Piece[] {
  if (node.type === "rule") return [ruleOf(node)];
  if (node.type === "atrule" && node.nodes && isConditional(node)) {
    return [{ type: "group", head: `@${node.name} ${node.params}`, pieces: node.nodes.flatMap(pieceOf) }];
  }
  if (node.type === "comment") return [];
  return [{ type: "verbatim", text: node.type === "atrule" && !node.nodes ? `${node};` : String(node) }];
}

const isConditional = ({ name }: AtRule) => /^(?:media|supports|layer|container)$/.test(name);

function ruleOf(rule: Rule): Piece {
  return {
    type: "rule",
    selectors: rule.selectors.map((text) => ({ text, classes: classesOf(text) })),
    declarations: rule.nodes
      .filter((node) => node.type !== "comment")
      .map((node) => ({
        text: String(node),
        property: node.type === "decl" && node.prop.startsWith("--") ? node.prop : "",
        uses: usesOf(node.type === "decl" ? node.value : String(node)),
      })),
  };
}

/** Classes that a selector requires; those inside `:is()`, `:not()`, and the like are alternatives and do not count. */
function classesOf(selector: string): string[] {
  let plain = selector;
  for (let last = ""; last !== plain; ) {
    last = plain;
    plain = plain.replace(/\([^()]*\)/g, "");
  }
  return [...plain.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name);
}

const usesOf = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = ""]) => name);

function select(pieces: readonly Piece[], classes: ReadonlySet<string>): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if (piece.type === "verbatim") return [piece];
    if (piece.type === "group") {
      const inner = select(piece.pieces, classes);
      return inner.length > 0 ? [{ ...piece, pieces: inner }] : [];
    }
    const selectors = piece.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)));
    return selectors.length > 0 ? [{ ...piece, selectors }] : [];
  });
}

function declarationsOf(pieces: readonly Piece[]): Declared[] {
  return pieces.flatMap((piece) => {
    if (piece.type === "group") return declarationsOf(piece.pieces);
    if (piece.type === "verbatim") return [{ text: "", property: "", uses: usesOf(piece.text) }];
    return piece.declarations;
  });
}

function print(pieces: readonly Piece[], used: ReadonlySet<string>): string {
  return pieces
    .map((piece) => {
      if (piece.type === "verbatim") return piece.text;
      if (piece.type === "group") {
        const inner = print(piece.pieces, used);
        return inner && `${piece.head}{${inner}}`;
      }
      const kept = piece.declarations.filter(({ property }) => property === "" || used.has(property));
      if (kept.length === 0) return "";
      return `${piece.selectors.map(({ text }) => text).join(",")}{${kept.map(({ text }) => text).join(";")}}`;
    })
    .join("");
}
