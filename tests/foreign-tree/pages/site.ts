import type { TreeSettings } from "../../../lib/site/read-settings";

export default {
  name: "Harbor office",
  tagline: "Everything the harbor office writes down.",
  url: "https://handbook.harbor.example",
  color: "#0b5f6b",
  copyright: "The harbor office",
  footer: [{ title: "Harbor", items: [{ label: "Tide tables", href: "https://tides.harbor.example" }] }],
  topics: {
    night: { label: "At night", title: "Work at night", description: "What is different after dark." },
  },
} satisfies TreeSettings;
