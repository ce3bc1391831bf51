import { site } from "../../site";

/** The home page. */
export const home = {
  title: site.heading,
  plainLead: "Every page, by section.",
  lead: `${site.brand.name} puts the work of your ERP and the people who do it on one planning board, and sends every appointment back to where the work came from.`,
  board:
    "One week at Calderline, the company in all examples: six resources and their twelve appointments. Point at a bar to see what it means; each leads to the page that explains it.",
  spots: {
    label: "What the bars mean",
    visit: {
      title: "A service visit, confirmed",
      text: "A service order from the ERP, planned for Sara. The green edge says that the time is confirmed.",
      more: "Appointments on the planning board",
    },
    category: {
      title: "A color for every kind of work",
      text: "Green is maintenance. Your company chooses its own categories and colors.",
      more: "Indicators",
    },
    error: {
      title: "The ERP could not process it",
      text: "A red stripe is an error: the ERP found no base unit of measure for Daniel. The arrow means high importance.",
      more: "Notifications",
    },
    tentative: {
      title: "A tentative visit",
      text: "The bar at the left edge says that the time is not certain yet. Time markers tell how far a plan has come.",
      more: "Indicators",
    },
    recurring: {
      title: "Every Wednesday",
      text: "The van check is a series. Each of its dates is one appointment with two resources, Daniel and Van 3.",
      more: "Recurring appointments",
    },
    undelivered: {
      title: "Not yet delivered",
      text: "The outline is dashed until the back office has received the change.",
      more: "Transactions",
    },
    hatched: {
      title: "Two days of work, without the night",
      text: "Hatched parts are lunch and night. Working calendars stretch the bar, so nobody has to count the hours.",
      more: "Working time and gross duration",
    },
    several: {
      title: "Two people and a lift",
      text: "One appointment in three rows. It is waiting for parts, and the orange stripe says when they arrive.",
      more: "Several resources on one appointment",
    },
    project: {
      title: "The last task of a project",
      text: "The chain means that the bar belongs to a task. The Gantt shows all tasks of the project.",
      more: "Gantt",
    },
    locked: {
      title: "A holiday, locked",
      text: "The padlock keeps planners from moving it by mistake.",
      more: "Lock appointments",
    },
  },
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
    text: "For planners, and for the people whose work is planned. The board, the agenda, the map, and the phone.",
    links: ["Sign in for the first time", "Plan your first task", "Use the mobile app"],
  },
  administration: {
    role: "Administrator",
    title: "Administration",
    text: "For administrators who set up users, security, settings, licenses, and connectors.",
    links: ["Go live step by step", "Create a user", "Manage connectors"],
  },
  integrations: {
    role: "Integrator",
    title: "Integrations",
    text: "For integrators who connect an ERP, mail calendars, or an automation platform.",
    links: ["Business Central", "Exchange", "Power Platform"],
  },
  develop: {
    role: "Developer",
    title: "Develop",
    text: "For developers: the API, the command line, and the SDKs for .NET and JavaScript.",
    links: ["First API call", "API reference", "SDKs"],
  },
};
