import { site } from "../../../lib/site";
import type { tags as english } from "../../../lib/texts/en/tags";

/** Die Themen der Dokumentation. */
export const tags = {
  "business-central": {
    label: "Business Central",
    title: "Seiten zu Business Central",
    description: "Der Konnektor für das Cloud-ERP von Microsoft, von der Installation bis zu jedem Modul.",
  },
  exchange: {
    label: "Exchange",
    title: "Seiten zu Exchange",
    description: "Termine in Outlook-Kalendern und Abwesenheiten auf der Plantafel: Einrichtung, Regeln und Abhilfe.",
  },
  guides: {
    label: "Anleitungen",
    title: "Anleitungen von Anfang bis Ende",
    description: "Ganze Aufgaben Schritt für Schritt, jede mit einem Ergebnis, das Sie prüfen können.",
  },
  integration: {
    label: "Integration",
    title: "Seiten zur Integration",
    description: `Wie Systeme Datensätze mit ${site.brand.name} austauschen, welchen Konnektor Sie auch nutzen.`,
  },
  mobile: {
    label: "Mobil",
    title: "Seiten zum mobilen Arbeiten",
    description: "Die App für alle, deren Arbeit geplant wird, und was dafür einzurichten ist.",
  },
  nav: {
    label: "Dynamics NAV",
    title: "Seiten zu Dynamics NAV",
    description: "Der Konnektor für das ältere ERP auf eigenen Servern.",
  },
  powerplatform: {
    label: "Power Platform",
    title: "Seiten zur Power Platform",
    description: "Auslöser, Aktionen und Anleitungen für Flows ohne Code.",
  },
  troubleshooting: {
    label: "Fehlerbehebung",
    title: "Seiten zur Fehlerbehebung",
    description: "Symptome mit Ursachen und Abhilfe, für Disponenten, Administratoren und alle, die Systeme anbinden.",
  },
  webhook: {
    label: "Webhook",
    title: "Seiten zu Webhooks",
    description: `Aufrufe, die ${site.brand.name} sendet, wenn sich die Planung ändert.`,
  },
} satisfies typeof english;
