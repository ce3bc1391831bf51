import { site } from "../../../lib/site";
import type { home as english } from "../../../lib/texts/en/home";

/** Die Startseite. */
export const home = {
  title: "Dokumentation für Ressourcenplanung und Disposition",
  plainLead: "Alle Seiten, nach Bereich.",
  lead: `${site.brand.name} bringt die Arbeit aus Ihrem ERP und die Personen, die sie erledigen, auf einer Plantafel zusammen und meldet jeden Termin an das System zurück, aus dem die Arbeit stammt.`,
  board:
    "Eine Woche bei Calderline, der Firma in allen Beispielen: sechs Ressourcen und ihre zwölf Termine. Zeigen Sie auf einen Balken, um zu sehen, was er bedeutet; jeder führt zu der Seite, die ihn erklärt.",
  spots: {
    label: "Was die Balken bedeuten",
    visit: {
      title: "Ein Serviceeinsatz, bestätigt",
      text: "Ein Serviceauftrag aus dem ERP, für Sara eingeplant. Die grüne Kante zeigt, dass die Zeit bestätigt ist.",
      more: "Termine auf der Plantafel",
    },
    category: {
      title: "Eine Farbe für jede Art von Arbeit",
      text: "Grün ist Wartung. Ihre Firma wählt Kategorien und Farben selbst.",
      more: "Indikatoren",
    },
    error: {
      title: "Im ERP nicht verarbeitet",
      text: "Ein roter Streifen ist ein Fehler: Das ERP hat für Daniel keine Basiseinheit gefunden. Der Pfeil steht für hohe Wichtigkeit.",
      more: "Benachrichtigungen",
    },
    tentative: {
      title: "Ein vorläufiger Besuch",
      text: "Die Kante links zeigt, dass die Zeit noch nicht feststeht. Zeitmarken zeigen, wie weit eine Planung ist.",
      more: "Indikatoren",
    },
    recurring: {
      title: "Jeden Mittwoch",
      text: "Der Fahrzeugcheck ist eine Serie. Jeder Serientermin hat zwei Ressourcen, Daniel und Van 3.",
      more: "Wiederkehrende Termine",
    },
    undelivered: {
      title: "Noch nicht zugestellt",
      text: "Der Rand ist gestrichelt, bis das Backoffice die Änderung erhalten hat.",
      more: "Transaktionen",
    },
    hatched: {
      title: "Zwei Tage Arbeit, ohne die Nacht",
      text: "Schraffiert sind Mittagspause und Nacht. Arbeitskalender dehnen den Balken aus; niemand muss Stunden zählen.",
      more: "Arbeitszeit und Bruttodauer",
    },
    several: {
      title: "Zwei Personen und eine Hebebühne",
      text: "Ein Termin in drei Zeilen. Er wartet auf Teile, und der orangefarbene Streifen zeigt, wann sie eintreffen.",
      more: "Mehrere Ressourcen in einem Termin",
    },
    project: {
      title: "Die letzte Aufgabe eines Projekts",
      text: "Die Kette bedeutet, dass der Balken zu einer Aufgabe gehört. Das Gantt zeigt alle Aufgaben des Projekts.",
      more: "Gantt",
    },
    locked: {
      title: "Ein Urlaubstag, gesperrt",
      text: "Das Schloss verhindert, dass ihn jemand aus Versehen verschiebt.",
      more: "Termine sperren",
    },
  },
  search: "Dokumentation durchsuchen",
  submit: "Suchen",
  startByRole: "Einstieg nach Rolle",
  startAs: "Einstieg als",
  audiences: "Womit möchten Sie beginnen?",
  popular: "Meistgelesene Seiten",
  news: "Neuigkeiten",
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
    links: ["Schritt für Schritt live gehen", "Einen Benutzer anlegen", "Konnektoren verwalten"],
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
    links: ["Erster API-Aufruf", "API-Referenz", "SDKs"],
  },
} satisfies typeof english;
