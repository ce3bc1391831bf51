import type { Contracts } from "./contract";

/** Components of the engine, available on every site. */
export const engineContracts = {
  Steps: {
    purpose: "Wraps one ordered list of steps.",
    examples: ["<Steps>…</Steps>"],
    attributes: {},
  },
  Tabs: {
    purpose: "Alternatives, one shown at a time; the browser's find-in-page opens the others.",
    examples: ['<Tabs group="sample">…</Tabs>'],
    attributes: {
      group: { meaning: "sets in the same group switch together on every page, and the choice is remembered" },
    },
  },
  Tab: {
    purpose: "One alternative.",
    inside: "Tabs",
    examples: ['<Tab label="curl">…</Tab>'],
    attributes: { label: { meaning: "text on the tab", isRequired: true } },
    draw: ({ label = "" }) => [{ type: "text", text: label }],
  },
  Cards: {
    purpose: "Wraps the links from a landing page to other pages.",
    examples: ["<Cards>…</Cards>"],
    attributes: {},
  },
  Card: {
    purpose: "A link to one page, with a line about it.",
    inside: "Cards",
    examples: ['<Card title="Layouts" href="/user/layouts">…</Card>'],
    attributes: {
      title: { meaning: "link text", isRequired: true },
      href: { meaning: "address from the site root", isRequired: true },
    },
    draw: ({ title = "", href = "" }) => [{ type: "text", text: `[${title}](${href})` }],
  },
  Details: {
    purpose: "Collapsed text that few readers need.",
    needsText: true,
    examples: ['<Details summary="Older versions">…</Details>'],
    attributes: { summary: { meaning: "the line that is always visible", isRequired: true } },
    draw: ({ summary = "" }) => [{ type: "text", text: summary }],
  },
  Key: {
    purpose: "A key on the keyboard, in tables as well as prose.",
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
    purpose: "Keeps an old address of the heading below it working; put it on a line of its own.",
    examples: ['<Anchor id="old-id" />'],
    attributes: { id: { meaning: "the previous id of the heading", isRequired: true } },
    draw: ({ id = "" }) => [{ type: "anchor", id }],
  },
} as const satisfies Contracts;
