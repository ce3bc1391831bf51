import { site } from "../../../lib/site";
import type { home as english } from "../../../lib/texts/en/home";

/** Die Startseite. */
export const home = {
  title: "Dokumentation für Ressourcenplanung und Disposition",
  plainLead: "Alle Seiten, nach Bereich.",
  lead: `${site.brand.name} bringt die Arbeit aus Ihrem ERP und die Menschen, die sie erledigen, auf eine Plantafel und meldet jeden Termin dorthin zurück, woher die Arbeit kam.`,
  board:
    "Eine Woche bei Calderline, der Firma in allen Beispielen: sechs Ressourcen und ihre zwölf Termine. Zeigen Sie auf einen Balken, um zu sehen, was er bedeutet; jeder führt zu der Seite, die ihn erklärt.",
  spots: {
    label: "Was die Balken bedeuten",
    visit: {
      title: "Ein Servicebesuch, bestätigt",
      text: "Ein Serviceauftrag aus dem ERP, für Sara eingeplant. Der grüne Rand sagt, dass die Zeit bestätigt ist.",
      more: "Termine auf der Plantafel",
    },
    category: {
      title: "Eine Farbe für jede Art von Arbeit",
      text: "Grün ist Wartung. Ihre Firma wählt Kategorien und Farben selbst.",
      more: "Kennzahlenbereich",
    },
    error: {
      title: "Das ERP hat abgelehnt",
      text: "Ein roter Streifen ist ein Fehler: Daniel hat im ERP keine Basiseinheit. Der Pfeil steht für hohe Wichtigkeit.",
      more: "Benachrichtigungen",
    },
    tentative: {
      title: "Ein vorläufiger Besuch",
      text: "Der Rand ist gestrichelt, solange die Zeit nicht sicher ist. Er sagt, wie weit eine Planung ist.",
      more: "Kennzahlenbereich",
    },
    recurring: {
      title: "Jeden Mittwoch",
      text: "Die Fahrzeugprüfung ist eine Serie. Dieser Termin hat zwei Ressourcen, Daniel und seinen Wagen.",
      more: "Wiederkehrende Termine",
    },
    undelivered: {
      title: "Noch nicht zugestellt",
      text: "Der Umriss ist gestrichelt, bis das andere System die Änderung erhalten hat.",
      more: "Transaktionen",
    },
    hatched: {
      title: "Zwei Tage Arbeit, ohne die Nacht",
      text: "Schraffiert sind Pause und Nacht. Arbeitskalender dehnen den Balken; niemand zählt die Stunden.",
      more: "Arbeitszeit und Bruttodauer",
    },
    several: {
      title: "Zwei Menschen und eine Hebebühne",
      text: "Ein Termin in drei Zeilen. Er wartet auf Teile, und der orange Streifen sagt, wann sie kommen.",
      more: "Mehrere Ressourcen in einem Termin",
    },
    project: {
      title: "Die letzte Aufgabe eines Projekts",
      text: "Die Kette heißt, dass der Balken zu einer Aufgabe gehört. Das Gantt zeigt alle Aufgaben.",
      more: "Gantt",
    },
    locked: {
      title: "Ein Urlaubstag, gesperrt",
      text: "Das Schloss schützt ihn davor, dass ihn jemand aus Versehen verschiebt.",
      more: "Termine sperren",
    },
  },
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
    text: "Für alle, die planen oder deren Arbeit geplant wird: Plantafel, Agenda, Karte und Telefon.",
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
