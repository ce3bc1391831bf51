import { expect, open, push, test } from "./fixtures";

const path = "/workshop/visits";
const name = "POST /appointment";

test("a call stays in view beside its text, with requests by language and answers by status, on a page within its size limits", async ({
  page,
  request: fetcher,
}) => {
  expect((await (await fetcher.get(path)).body()).length).toBeLessThan(250_000);
  await open(page, path);
  expect(await page.locator("*").count()).toBeLessThan(3_000);
  await test.step("a short request is not clipped beside a long answer", async () => {
    const hidden = (label: string) =>
      page.getByRole("tabpanel", { name: label }).evaluate((code) => code.scrollHeight - code.clientHeight);
    expect(await hidden("Request, GET /appointment, curl")).toBe(0);
    expect(await hidden("Answer, GET /appointment, 200")).toBeGreaterThan(0);
  });
  const request = page.getByRole("tablist", { name: `Request, ${name}`, exact: true });
  const answer = page.getByRole("tablist", { name: `Answer, ${name}`, exact: true });
  await request.getByRole("tab", { name: "Python", exact: true }).click();
  await expect(page.getByRole("tabpanel", { name: `Request, ${name}, Python` })).toContainText("requests.post(");
  await answer.getByRole("tab", { name: "200" }).focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("tabpanel", { name: `Answer, ${name}, 422` })).toContainText('"pointer": "/end"');
  const box = (locator: typeof request) => locator.evaluate((element) => element.getBoundingClientRect().toJSON());
  const heading = page.getByRole("heading", { name: "Announce a visit" });
  expect((await box(request)).left).toBeGreaterThan((await box(heading)).right);
  // At the last paragraph before the next section, the request is still in view.
  await page.getByText("The last boat waits for nobody.").scrollIntoViewIfNeeded();
  await expect(request).toBeInViewport();
});

test("the workshop simulates answers to the body, completes it, and returns focus when closed", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(new URL(request.url()).host));
  await open(page, path);
  const button = page.getByRole("button", { name: `Try it: ${name}`, exact: true });
  await button.click();
  const dialog = page.getByRole("dialog", { name: `Try ${name}` });
  const status = dialog.getByRole("status").filter({ hasText: "Answer" });
  const body = dialog.getByRole("textbox", { name: "Body" });
  await expect(dialog).toContainText("Nothing is sent");
  await expect(status).toHaveText("Answer 200: done");

  await body.fill((await body.inputValue()).replace('"R0100"', '"R0199"').replace(/\s*"end": "[^"]*",/, ""));
  await expect(status).toHaveText("Answer 422, PL-1101: The appointment has 2 errors.");
  const answer = dialog.getByRole("tabpanel", { name: "Simulated answer, 422" });
  await expect(answer).toContainText('"pointer": "/resourceNo"');
  await expect(answer).toContainText("Resource R0199 does not exist.");

  await dialog.getByRole("button", { name: "/resourceNo", exact: true }).press("Enter");
  await expect(body).toBeFocused();
  expect(
    await body.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd)),
  ).toBe('"R0199"');

  await body.press("Control+Home");
  await body.press("ArrowRight");
  await body.pressSequentially('"imp');
  await expect(dialog.getByRole("option", { name: /^importance/ })).toHaveAttribute("aria-selected", "true");
  await body.press("Enter");
  await expect(body).toHaveValue(/^\{"importance": \s/);
  await body.press("Control+z");
  await expect(body).toHaveValue(/^\{"imp\s/);
  await body.press("Control+Shift+z");
  await body.pressSequentially('"h');
  await body.press("Enter");
  await body.pressSequentially(",");
  await expect(body).toHaveValue(/^\{"importance": "high",/);
  await dialog.getByRole("tab", { name: "Java", exact: true }).click();
  await expect(dialog.getByRole("tabpanel", { name: "Request, Java" })).toContainText('"importance": "high"');

  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(new Set(sent).size).toBe(1);
});

test("an open workshop answers offline", async ({ page, context }) => {
  await open(page, path);
  await page.getByRole("button", { name: `Try it: ${name}`, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: `Try ${name}` });
  const status = dialog.getByRole("status").filter({ hasText: "Answer" });
  const body = dialog.getByRole("textbox", { name: "Body" });
  await expect(body).toBeVisible();
  await context.setOffline(true);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));

  const written = await body.inputValue();
  await body.fill(written.replace('"R0100"', '"R0110"'));
  await expect(status).toHaveText("Answer 200: done");
  await expect(dialog.getByRole("tabpanel", { name: "Simulated answer, 200" })).toContainText('"success": true');
  await expect(dialog.getByRole("tabpanel", { name: "Request, curl" })).toContainText('"R0110"');

  await body.fill(written.replace('"R0100"', '"R0199"'));
  await expect(status).toHaveText(/^Answer 422, PL-\d{4}: /);
  const refusal = dialog.getByRole("tabpanel", { name: "Simulated answer, 422" });
  await expect(refusal).toContainText("Resource R0199 does not exist.");

  await dialog.getByRole("tab", { name: "Python", exact: true }).click();
  await expect(dialog.getByRole("tabpanel", { name: "Request, Python" })).toContainText('"R0199"');
  await body.press("Control+Home");
  await body.press("ArrowRight");
  await body.pressSequentially('"imp');
  await expect(dialog.getByRole("option", { name: /^importance/ })).toBeVisible();
  await body.press("Escape");
  await dialog.getByRole("button", { name: "Reset" }).click();
  await expect(status).toHaveText("Answer 200: done");
  await expect(body).toBeFocused();
  await body.press("Control+z");
  await expect(body).toHaveValue(/^\{"imp\s/);
  await body.press("Control+Shift+z");
  await expect(body).toHaveValue(written);

  await dialog.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Try it: GET /appointment", exact: true }).click();
  const answered = page.getByRole("dialog", { name: "Try GET /appointment" }).getByRole("status");
  await expect(answered.filter({ hasText: "Answer 200" })).toBeAttached();
  expect(sent).toEqual([]);
});

test("the workshop reports ignored fields and unchecked rules, accepts arrays, and resets changes", async ({
  page,
}) => {
  await open(page, path);
  await page.getByRole("button", { name: `Try it: ${name}`, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: `Try ${name}` });
  const body = dialog.getByRole("textbox", { name: "Body" });
  const written = await body.inputValue();
  const reset = dialog.getByRole("button", { name: "Reset" });
  await expect(reset).toHaveCount(0);
  await expect(dialog).toContainText("nor is what only a real environment can refuse: PL-1107, PL-1203, PL-1204");

  await body.fill(written.replace('"sourceApp"', '"SourceApp"'));
  await expect(dialog).toContainText("no such field: /SourceApp");
  await body.fill(`[${written}, ${written}]`);
  await expect(dialog).not.toContainText("no such field");
  await dialog.getByRole("tab", { name: ".NET", exact: true }).click();
  await expect(dialog.getByRole("tabpanel", { name: "Request, .NET" })).toContainText("UpsertAsync([");
  await dialog.getByRole("tab", { name: "CLI", exact: true }).click();
  await expect(dialog.getByRole("tabpanel", { name: "Request, CLI" })).toHaveText(
    "CLI makes this call with one object at a time.",
  );
  await body.fill("{");
  const request = dialog.getByRole("tabpanel", { name: "Request, CLI" });
  await expect(request).toContainText("there is no request to show.");
  expect(await request.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  await reset.press("Enter");
  await expect(body).toBeFocused();
  await expect(body).toHaveValue(written);
  await expect(reset).toHaveCount(0);
});

test("a link to a field opens its folded record, and an attribute table is a single tab stop", async ({ page }) => {
  await open(page, `${path}#attribute-publishedtask-task-no`);
  const row = page.locator("#attribute-publishedtask-task-no");
  await expect(row).toBeInViewport();
  await test.step("also by client-side navigation", async () => {
    await open(page, "/workshop");
    await push(page, `${path}#attribute-publishedtask-task-no`);
    await expect(row).toBeInViewport();
    await expect(row).toBeFocused();
  });
  const table = page.getByRole("table", { name: "Attributes of Appointment", exact: true });
  await expect(table.locator('th a[tabindex="0"]')).toHaveCount(1);
  await table.getByRole("link", { name: "appointmentGuid", exact: true }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(table.getByRole("link", { name: "appointmentNo", exact: true })).toBeFocused();
});

test("each edition loads its own calls", async ({ page }) => {
  await page.goto(`/en-XA${path}`);
  const loaded = page.waitForResponse(/\/develop\/api\/calls\//);
  await page.getByRole("tab", { name: "Python", exact: true }).first().click();
  const answer = await loaded;
  expect(new URL(answer.url()).pathname).toMatch(/^\/en-XA\/develop\/api\/calls\//);
  expect(answer.ok()).toBe(true);
});
