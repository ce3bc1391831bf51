import { site } from "../../site";

/** The home page. */
export const home = {
  title: site.heading,
  plainLead: "Every page, by section.",
  lead: `${site.brand.name} puts the work of your ERP and the people who do it on one planning board, and sends every appointment back to where the work came from.`,
  board: "One week at Calderline, the company in all examples: six resources and their twelve appointments.",
  search: "Search the documentation",
  submit: "Search",
  startByRole: "Start here, by role",
  startAs: "Start here as",
  audiences: "Where do you want to begin?",
  popular: "Most used pages",
  news: "What is new",
  posts: "All posts",
  user: {
    role: "Planner",
    title: "User manual",
    text: "For planners, and for the people who are planned. The board, the agenda, the map and the phone.",
    links: ["Sign in for the first time", "Plan your first task", "Use the mobile app"],
  },
  administration: {
    role: "Administrator",
    title: "Administration",
    text: "For administrators who set up users, security, settings, licenses and connectors.",
    links: ["Go live step by step", "Create a user", "Manage connectors"],
  },
  integrations: {
    role: "Integrator",
    title: "Integrations",
    text: "For integrators who connect an ERP, mail calendars or an automation platform.",
    links: ["Business Central", "Exchange", "Power Platform"],
  },
  develop: {
    role: "Developer",
    title: "Develop",
    text: "For developers: the API, the command line and the SDKs for .NET and JavaScript.",
    links: ["API reference", "Command line", "SDKs"],
  },
};
