import type { Wording } from "./wording";

/** A table row. Its cells are Markdown text; text after a line feed in a cell is a detail, shown small below it. */
export type DrawnRow = {
  cells: readonly string[];
  /** Heading inside the table above the row; adjacent rows share it. */
  group?: string;
  /** Id of the row, for links. */
  id?: string;
  /** The first cell is a name that readers search for: a field, a setting, a code, an option. */
  isTerm?: true;
  /** Indexes of cells that stay in the original language on a translated page. */
  unworded?: readonly number[];
  /** Title of the row in search results, if its first cell says too little. */
  title?: string;
};

/** What a component renders, as data, shared by the page, search, Markdown output, and the anchor check. Texts are Markdown. */
export type Drawn =
  | { type: "text"; text: string }
  /** An invisible link target. */
  | { type: "anchor"; id: string }
  /** `isAlternative`: the items are the text alternative of a drawing. */
  | { type: "list"; items: readonly string[]; isAlternative?: true }
  /** `label` is the accessible name of the table. */
  | {
      type: "table";
      label: string;
      head: readonly string[];
      rows: readonly DrawnRow[];
      /** Index of the main column, which needs no label where rows are shown as text. */
      main: number;
      /** The columns between name and meaning are properties of the named thing. */
      hasFacts?: boolean;
    }
  /** `isVariant`: another language or response of the same call, shown on request and not indexed by search. */
  | { type: "code"; language: string; title?: string; code: string; isVariant?: true };

/** Attributes of one use of a component as written; every value is text. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** The values that an attribute accepts. */
export type AttributeRule = {
  /** Meaning, for the author's guide; omitted if the values are self-explanatory. */
  meaning?: string;
  isRequired?: boolean;
  /** Noun for a value in messages, as in `has no setting "x"`; defaults to the attribute's name. */
  noun?: string;
  /** Document that lists the valid values. */
  source?: string;
  /** The valid values; a function if they depend on other attributes. Any text is valid if absent. */
  values?: readonly string[] | ((attributes: Attributes) => readonly string[]);
  /** Accepts several values, separated by commas. */
  isList?: boolean;
  /** Accepts any non-empty prefix of one of the values. */
  isPrefix?: boolean;
};

/** The single declaration of a component that authors can use. */
export type Contract = {
  /** One sentence for the author's guide. */
  purpose: string;
  /** Examples for the author's guide, as written on a page, one line each. */
  examples: readonly string[];
  attributes: Readonly<Record<string, AttributeRule>>;
  /** The required parent component. Enforced when pages are read, for components of the engine. */
  inside?: string;
  /** Requires text between its tags. Enforced like `inside`. */
  needsText?: true;
  /** Exactly one of these attributes is required. */
  oneOf?: readonly string[];
  /** Mistakes that involve several attributes, one sentence each. Called only if every attribute by itself is valid. */
  check?: (attributes: Attributes) => string[];
  /** What it renders besides its children; nothing if absent. Called only if the attributes are valid. */
  draw?: (attributes: Attributes, wording: Wording) => Drawn[];
};

/** Contracts by component name. */
export type Contracts = Readonly<Record<string, Contract>>;
