import { site } from "../../../lib/site";
import type { home as english } from "../../../lib/texts/en/home";

/** Die Startseite. */
export const home = {
  title: "Dokumentation für Ressourcenplanung und Disposition",
  plainLead: "Alle Seiten, nach Bereich.",
  lead: `${site.brand.name} bringt die Arbeit aus Ihrem ERP und die Menschen, die sie erledigen, auf eine Plantafel und meldet jeden Termin dorthin zurück, woher die Arbeit kam.`,
  board: "Eine Woche bei Calderline, der Firma in allen Beispielen: sechs Ressourcen und ihre zwölf Termine.",
  search: "Dokumentation durchsuchen",
  submit: "Suchen",
  startByRole: "Hier beginnen, nach Rolle",
  startAs: "Hier beginnen als",
  audiences: "Womit möchten Sie beginnen?",
  popular: "Meistgelesene Seiten",
  news: "Was ist neu",
  posts: "Alle Beiträge",
  user: {
    role: "Disponent",
    title: "Benutzerhandbuch",
    text: "Für alle, die planen oder eingeplant werden: Plantafel, Agenda, Karte und Telefon.",
    links: ["Zum ersten Mal anmelden", "Die erste Aufgabe einplanen", "Die mobile App nutzen"],
  },
  administration: {
    role: "Administrator",
    title: "Administration",
    text: "Für Administratoren, die Benutzer, Sicherheit, Einstellungen, Lizenzen und Konnektoren einrichten.",
    links: ["Schritt für Schritt einführen", "Einen Benutzer anlegen", "Konnektoren verwalten"],
  },
  integrations: {
    role: "Integrator",
    title: "Integrationen",
    text: "Für alle, die ein ERP, Mailkalender oder eine Automatisierungsplattform anbinden.",
    links: ["Business Central", "Exchange", "Power Platform"],
  },
  develop: {
    role: "Entwickler",
    title: "Entwickeln",
    text: "Für Entwickler: die API, die Befehlszeile und die SDKs für .NET und JavaScript.",
    links: ["API-Referenz", "Befehlszeile", "SDKs"],
  },
} satisfies typeof english;
