import type { Wording } from "./wording";

/** A table row. Its cells are Markdown text; what follows a line feed in a cell is a detail, drawn small below it. */
export type DrawnRow = {
  cells: readonly string[];
  /** Heading inside the table under which the row stands; neighbors share it. */
  group?: string;
  /** Id on the page that the row can be linked to. */
  id?: string;
  /** The first cell is a name readers search for: a field, a setting, a code, an option. */
  isTerm?: true;
  /** Numbers of the cells that stay in the words of the original, on a page of another language. */
  unworded?: readonly number[];
  /** What a list of search results calls the row when its first cell says too little. */
  title?: string;
};

/** What a component draws, as data: the same for the page, search, Markdown, and the check of anchors. Texts are Markdown. */
export type Drawn =
  | { type: "text"; text: string }
  /** A place that addresses may point to, with nothing to be seen. */
  | { type: "anchor"; id: string }
  /** `isAlternative`: the items say what a drawing shows, for readers who cannot see it. */
  | { type: "list"; items: readonly string[]; isAlternative?: true }
  /** `label` says what the table lists, for readers who cannot see it. */
  | {
      type: "table";
      label: string;
      head: readonly string[];
      rows: readonly DrawnRow[];
      /** Number of the column that is read: it needs no label where rows stand as text. */
      main: number;
      /** The columns between the name and the meaning are facts of the name. */
      hasFacts?: boolean;
    }
  /** `isVariant`: another language or answer of the same call, which readers ask for; search leaves it out. */
  | { type: "code"; language: string; title?: string; code: string; isVariant?: true };

/** What an author wrote on one use of a component: every value is text. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** What an attribute may hold. */
export type AttributeRule = {
  /** What it says, for the author's guide; its values say it when absent. */
  meaning?: string;
  isRequired?: boolean;
  /** What a value stands for, as in `has no setting "x"`; the attribute's name when absent. */
  noun?: string;
  /** Document that lists the values. */
  source?: string;
  /** The only values there are; a function where they depend on the other attributes. Any text when absent. */
  values?: readonly string[] | ((attributes: Attributes) => readonly string[]);
  /** Several values may stand here, separated by commas. */
  isList?: boolean;
  /** The value is the start of one of the values. */
  isPrefix?: boolean;
};

/** Everything that is to be known of one component authors may use; declared once, in one value. */
export type Contract = {
  /** One sentence for the author's guide. */
  purpose: string;
  /** Uses as they stand on a page, one line each; the author's guide shows them. */
  examples: readonly string[];
  attributes: Readonly<Record<string, AttributeRule>>;
  /** The component that stands around it and gives it its form; the reading of pages asks those of the engine. */
  inside?: string;
  /** It shows what stands between its tags, and is nothing without; asked as `inside` is. */
  needsText?: true;
  /** Of these attributes exactly one is given. */
  oneOf?: readonly string[];
  /** Mistakes that need more than one attribute, a sentence each; asked when each attribute alone is right. */
  check?: (attributes: Attributes) => string[];
  /** What it draws beside its children; nothing when absent. Asked when the attributes are right. */
  draw?: (attributes: Attributes, wording: Wording) => Drawn[];
};

/** Contracts by the name authors write. */
export type Contracts = Readonly<Record<string, Contract>>;
