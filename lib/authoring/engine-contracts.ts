import type { Contracts } from "./contract";

/** Components of every site made with this code, whatever it is about. */
export const engineContracts = {
  Steps: {
    purpose: "Room around one ordered list of steps.",
    examples: ["<Steps>…</Steps>"],
    attributes: {},
  },
  Tabs: {
    purpose: "Alternatives of which one shows; the browser's search opens the others.",
    examples: ['<Tabs group="sample">…</Tabs>'],
    attributes: { group: { meaning: "sets of one group stay in step on every page, and the choice is remembered" } },
  },
  Tab: {
    purpose: "One alternative.",
    inside: "Tabs",
    examples: ['<Tab label="curl">…</Tab>'],
    attributes: { label: { meaning: "what the reader chooses by", isRequired: true } },
    draw: ({ label = "" }) => [{ type: "text", text: label }],
  },
  Cards: {
    purpose: "Where to go from a landing page.",
    examples: ["<Cards>…</Cards>"],
    attributes: {},
  },
  Card: {
    purpose: "One destination, with one line about it.",
    inside: "Cards",
    examples: ['<Card title="Layouts" href="/user/layouts">…</Card>'],
    attributes: {
      title: { meaning: "text of the link", isRequired: true },
      href: { meaning: "address from the site's root", isRequired: true },
    },
    draw: ({ title = "", href = "" }) => [{ type: "text", text: `[${title}](${href})` }],
  },
  Details: {
    purpose: "Text that few readers need, behind one line.",
    needsText: true,
    examples: ['<Details summary="Older versions">…</Details>'],
    attributes: { summary: { meaning: "the line that shows", isRequired: true } },
    draw: ({ summary = "" }) => [{ type: "text", text: summary }],
  },
  Key: {
    purpose: "A key of the keyboard, in tables and prose alike.",
    needsText: true,
    examples: ["<Key>Ctrl</Key>+<Key>C</Key>"],
    attributes: {},
  },
  Badge: {
    purpose: "A short status word.",
    needsText: true,
    examples: ["<Badge>Preview</Badge>"],
    attributes: {},
  },
  Anchor: {
    purpose: "Keeps an address alive that the heading below it had before; it stands on a line of its own.",
    examples: ['<Anchor id="old-id" />'],
    attributes: { id: { meaning: "the id the heading had", isRequired: true } },
    draw: ({ id = "" }) => [{ type: "anchor", id }],
  },
} as const satisfies Contracts;
