import { beforeAll, describe, expect, test } from "vitest";
import { memoize } from "../memoize";
import { findBest } from "./ask/find-best";
import type { TextIndex } from "./engine/text-index";
import { indexOfSite } from "./testing/index-of-site";

/** Queries of readers, the page they want, and its lowest acceptable rank. */
const queries: readonly [query: string, page: string, within: 1 | 3][] = [
  // Page names as readers remember them.
  ["layouts", "/user/layouts", 1],
  ["api keys", "/administration/apikeys", 1],
  ["apikey", "/administration/apikeys", 1],
  ["open tasks", "/user/components/opentasks", 1],
  ["gantt", "/user/components/gantt", 1],
  ["license", "/administration/license", 1],
  ["glossary", "/user/user-glossary", 1],
  ["route sequence", "/user/components/routesequence", 1],
  ["data driven security", "/user/authentication/datadrivensecurity", 1],
  ["geocoding", "/administration/settings/geocoding", 1],
  ["architecture", "/architecture", 1],
  ["webhook", "/integrations/webhook/intro", 3],
  ["exchange", "/integrations/exchange/intro", 3],
  ["mobile app", "/user/mobile", 3],
  // What readers want to do.
  ["reset password", "/user/guides/reset-password", 1],
  ["how do i reset my password", "/user/guides/reset-password", 1],
  ["lock appointment", "/administration/guides/lock-appointments", 1],
  ["create user", "/administration/guides/create-new-user", 1],
  ["delete user", "/administration/users", 3],
  ["add column to grid", "/administration/guides/customizing-columns", 3],
  ["share a layout", "/user/layouts", 3],
  ["split appointment", "/user/guides/split-appointment", 1],
  ["copy a week", "/user/guides/copy-week", 1],
  ["plan a route", "/user/guides/plan-route", 1],
  ["complete a task", "/user/guides/complete-task", 1],
  ["print the board", "/user/guides/print-board", 1],
  ["move a tour", "/user/guides/use-containers", 1],
  ["gantt sync", "/user/guides/sync-gantt", 3],
  ["recurring appointment", "/user/features/recurring-appointments", 1],
  ["repeat appointment every week", "/user/guides/repeat-appointment", 1],
  ["rotate api key", "/administration/apikeys", 1],
  ["verify webhook signature", "/integrations/webhook/authentication", 1],
  ["set up mobile app", "/administration/guides/mobile-app", 1],
  ["app push does not arrive", "/user/mobile/troubleshooting", 3],
  ["install mobile app", "/user/mobile/installation", 1],
  ["work offline on phone", "/user/mobile/editing-appointments", 3],
  ["plan first task", "/user/guides/plan-first-task", 1],
  ["move several appointments", "/user/guides/move-appointments", 1],
  ["colleague is ill", "/user/guides/replace-colleague", 1],
  ["enter sick leave", "/user/guides/create-appointment", 3],
  ["Calderline", "/user/example-company", 1],
  ["change language", "/user/user-look-feel", 3],
  ["employee absence business central", "/integrations/business-central/modules/hr", 1],
  ["register entra app", "/integrations/exchange/entra-app", 1],
  ["docker", "/integrations/business-central/guides/docker", 3],
  ["job queue nav", "/integrations/nav/install/jobqueue", 1],
  ["load excel into planloom", "/integrations/power-platform/guides/excel/work", 3],
  ["import batch", "/develop/api", 3],
  ["rate limit", "/develop/api", 3],
  ["retry failed transaction", "/administration/transactions/list", 3],
  ["gps tracking", "/user/mobile/location-tracking", 3],
  ["keyboard shortcuts", "/user/components/planningboard/toolbars", 3],
  ["login first time", "/user/guides/logging-in-for-the-first-time", 1],
  ["public holidays calendar", "/administration/guides/calendars", 3],
  ["appointment shows red stripe", "/user/troubleshooting/user", 3],
  // Identifiers.
  ["PL-4005", "/administration/transactions/errors", 1],
  ["pl 1106", "/administration/transactions/errors", 1],
  ["sourceType", "/integrations/business-central/sourcetypes", 1],
  ["source app", "/develop/api/global/sourceapp", 1],
  ["sourceApp", "/develop/api/global/sourceapp", 1],
  ["/import", "/develop/api", 3],
  ["Planloom-Signature", "/integrations/webhook/authentication", 1],
  ["mobile.tracking", "/administration/appsettings", 3],
  ["OAuth2", "/integrations/business-central/guides/oauth2", 1],
  // Typos, British spelling, and compounds written as one or two words.
  ["layuots", "/user/layouts", 1],
  ["calender", "/administration/settings/calendars", 3],
  ["appointmnt templates", "/administration/settings/appointmenttemplates", 3],
  ["recuring appointments", "/user/features/recurring-appointments", 1],
  ["licence", "/administration/license", 1],
  ["synchronise exchange both ways", "/integrations/exchange/bidirectional", 3],
  ["customising columns", "/administration/guides/customizing-columns", 1],
  ["work centre", "/integrations/business-central/modules/workcenter", 3],
  ["timesheets nav", "/integrations/nav/modules/timesheets", 1],
  ["pivott", "/user/components/pivot", 1],
  // Readers' own words that the pages do not use, or not together.
  ["dark mode", "/user/user-look-feel", 1],
  ["audit log", "/administration/transactions", 1],
  ["deactivate user", "/administration/users", 1],
  ["pagination", "/develop/api", 1],
  ["webhook retries", "/administration/transactions", 1],
  ["signature verification c#", "/integrations/webhook/authentication", 3],
  ["hide weekends", "/user/components/planningboard", 3],
  ["two factor authentication", "/user/authentication/types", 1],
  // One word that every manual uses: the user manual comes first.
  ["appointment", "/user/components/planningboard/appointments", 1],
  ["drag and drop", "/user/components/planningboard/appointments", 1],
  ["export pdf", "/user/guides/print-board", 1],
  ["critical path", "/user/components/gantt", 1],
  ["go live", "/administration/guides/implementation-checklist", 1],
  ["idempotency key", "/develop/api", 3],
  ["timeslots", "/user/features/recalculate-appointments", 1],
  ["utilization by month", "/user/components/pivot", 1],
  ["recurrence", "/user/features/recurring-appointments", 1],
  ["--source-app", "/develop/api/global/sourceapp", 1],
];

let index: TextIndex;
beforeAll(async () => {
  index = await indexOfSite();
});

/** The pages of the results in order, without duplicates. */
const pagesFor = memoize((query: string) => [...new Set(findBest(index, query).map(({ doc }) => doc.page.href))]);
const placeOf = (query: string, page: string) => pagesFor(query).indexOf(page) + 1;

describe("ranking of readers' queries", () => {
  test("has at least sixty queries", () => expect(queries.length).toBeGreaterThanOrEqual(60));
  test.each(queries)("finds %s → %s within the first %i", (query, page, within) => {
    const found = pagesFor(query).slice(0, within);
    expect(found).toContain(page);
  });
  test("reaches success@1 of 0.88 and MRR of 0.93", () => {
    const places = queries.map(([query, page]) => placeOf(query, page));
    const successAt1 = places.filter((place) => place === 1).length / places.length;
    const mrr = places.reduce((sum, place) => sum + (place > 0 ? 1 / place : 0), 0) / places.length;
    console.log(`Ranking over ${queries.length} queries: success@1 ${successAt1.toFixed(2)}, MRR ${mrr.toFixed(3)}`);
    expect(successAt1).toBeGreaterThanOrEqual(0.88);
    expect(mrr).toBeGreaterThanOrEqual(0.93);
  });
});
