import { expect, test } from "vitest";
import type { Issue } from "../../types";
import { WatchReport } from "./watch-report";

const finding = (message: string): Issue => ({ severity: "warning", file: "content/a.mdx", line: 1, message });
const [old, other, fresh] = [finding("Old."), finding("Other."), finding("Fresh.")];
const broken: Issue = { severity: "error", file: "i18n/de/labels.ts", line: 5, message: "Broken." };

test("prints all findings first, and later new ones and how many were fixed", () => {
  const report = new WatchReport();
  expect(report.describe({ issues: [old, other] })).toContain("Other.\n0 errors, 2 warnings, 0 logged");
  const next = report.describe({ issues: [old, fresh] });
  expect(next).toBe("warning content/a.mdx:1  Fresh.\n0 errors, 1 warning, 0 logged new, 1 fixed, 2 in total");
});

test("counts no finding as fixed that cannot be found while the site cannot be read", () => {
  const report = new WatchReport();
  report.describe({ issues: [old, other] });
  const unread =
    "error   i18n/de/labels.ts:5  Broken.\n1 error, 0 warnings, 0 logged. The rest cannot be checked until this is fixed";
  expect(report.describe({ issues: [], unread: [broken] })).toBe(unread);
  // A change of something else does not make the reason old.
  expect(report.describe({ issues: [], unread: [broken] })).toBe(unread);
  expect(report.describe({ issues: [old, other] })).toBe("0 errors, 0 warnings, 0 logged new, 1 fixed, 2 in total");
});

test("prints what is new in one edition while another cannot be read", () => {
  const report = new WatchReport();
  expect(report.describe({ issues: [old], unread: [broken] })).toContain("Old.");
  const next = report.describe({ issues: [old, fresh], unread: [broken] });
  expect(next).toContain("Fresh.");
  expect(next).not.toContain("Old.");
});
