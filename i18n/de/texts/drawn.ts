import { site } from "../../../lib/site";
import type { drawn as english } from "../../../lib/texts/en/drawn";

/** Was Tabellen der Referenz und Abläufe auf übersetzten Seiten sagen, nach den Worten des Originals. Namen bleiben, wie sie sind. */
export const drawn = {
  "Error codes": "Fehlercodes",
  Code: "Code",
  Meaning: "Bedeutung",
  Status: "Status",
  Retried: "Wiederholt",
  Remedy: "Abhilfe",
  yes: "ja",
  no: "nein",
  "Appointment is locked": "Der Termin ist gesperrt",
  "Unlock the appointment first": "Den Termin zuerst entsperren",
  "Job is read-only": "Der Auftrag ist schreibgeschützt",
  "Change it in the back office": "Im Backoffice ändern",
  "Outside the allowed window": "Außerhalb des erlaubten Zeitraums",
  "Move it between `earliestAllowed` and `latestAllowed`": "Zwischen `earliestAllowed` und `latestAllowed` verschieben",
  "Two resources of a type that allows one": "Zwei Ressourcen eines Typs, von dem nur eine zulässig ist",
  "Remove one of them, or let the resource type allow several":
    "Eine von beiden entfernen oder beim Ressourcentyp mehrere zulassen",
  "Resource hidden or out of service": "Ressource ausgeblendet oder außer Dienst",
  "Check `hidden`, `inServiceFrom`, and `inServiceUntil` of the resource":
    "`hidden`, `inServiceFrom` und `inServiceUntil` der Ressource prüfen",
  "Changed by someone else": "Von jemand anderem geändert",
  "None; ask support if it persists": "Keine nötig; hält das Problem an, den Support fragen",
  "None; ask support if it persists. After a refused undo, agree with that person, then change it by hand":
    "Keine nötig; hält das Problem an, den Support fragen. Wurde das Rückgängigmachen abgelehnt, die Änderung mit der anderen Person absprechen, dann von Hand vornehmen",
  "User owns shared content": "Dem Benutzer gehören freigegebene Inhalte",
  "Job, task, or resource still has planning": "Für Auftrag, Aufgabe oder Ressource ist noch etwas geplant",
  "License exceeded: resources": "Lizenz überschritten: Ressourcen",
  "Hide resources or [upgrade](/administration/license)":
    "Ressourcen ausblenden oder [die Lizenz erweitern](/administration/license)",
  "License exceeded: tracked resources": "Lizenz überschritten: Ressourcen mit Standortverfolgung",
  "Switch the flag off on some resources or [upgrade](/administration/license)":
    "Das Kennzeichen bei einigen Ressourcen ausschalten oder [die Lizenz erweitern](/administration/license)",
  "License exceeded: Exchange calendars": "Lizenz überschritten: Exchange-Kalender",
  "License expired": "Lizenz abgelaufen",
  [`[Renew the license](/administration/license); until then ${site.brand.name} is read-only`]: `[Die Lizenz verlängern](/administration/license); bis dahin ist ${site.brand.name} schreibgeschützt`,
  "Module not licensed": "Modul nicht lizenziert",
  "Switch the feature off or [upgrade](/administration/license)":
    "Die Funktion ausschalten oder [die Lizenz erweitern](/administration/license)",
  "Reference unknown (job, task, resource, category …)": "Verweis unbekannt (Auftrag, Aufgabe, Ressource, Kategorie …)",
  "No connector for this source app (call skipped)": "Kein Konnektor für diese Quell-App (Aufruf übersprungen)",
  "Date wrong, end not after start, or periods overlap":
    "Datum falsch, Ende nicht nach dem Anfang oder Zeiträume überschneiden sich",
  "Cannot connect": "Verbindung nicht möglich",
  "Time-out": "Zeitüberschreitung",
  "API key missing or unknown": "API-Schlüssel fehlt oder ist unbekannt",
  "Send `X-API-KEY`; copy the whole key": "`X-API-KEY` senden; den ganzen Schlüssel kopieren",
  "API key expired or revoked": "API-Schlüssel abgelaufen oder widerrufen",
  "[Create or rotate the key](/administration/apikeys)":
    "[Den Schlüssel neu anlegen oder erneuern](/administration/apikeys)",
  "Token invalid or expired, or `/token` refused the user":
    "Token ungültig oder abgelaufen, oder `/token` hat den Benutzer abgelehnt",
  "Scope or user action missing": "Scope oder Benutzeraktion fehlt",
  "Key belongs to the other environment": "Der Schlüssel gehört zur anderen Umgebung",
  "Change host or key": "Host oder Schlüssel ändern",
  "Address not found": "Adresse nicht gefunden",
  "Correct the address or send coordinates": "Die Adresse berichtigen oder Koordinaten senden",
  "Address ambiguous": "Adresse mehrdeutig",
  "Nightly quota reached": "Nächtliches Kontingent ausgeschöpft",
  "None; it continues the next night": "Keine nötig; in der nächsten Nacht geht es weiter",
  "User actions by standard role": "Benutzeraktionen nach Standardrolle",
  "User action": "Benutzeraktion",
  "Standard roles": "Standardrollen",
  "The budget of the chiller inspection": "Das Budget der Prüfung der Kältemaschine",
  "Not planned": "Nicht eingeplant",
  "0 of 3 h: in Open tasks": "0 von 3 h: in Open tasks",
  "Resized to 2 h": "Auf 2 h verkürzt",
  "2 of 3 h: still in Open tasks": "2 von 3 h: noch in Open tasks",
  "Planned in full": "Geplant",
  "3 of 3 h, 1 of 1 resource: not in Open tasks": "3 von 3 h, 1 von 1 Ressource: nicht in Open tasks",
} satisfies typeof english;
