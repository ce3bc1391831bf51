import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { box, dialog, openSearch, textsReady, violations } from "./search-fixtures";

const question = (page: Page) => page.getByRole("textbox", { name: "Ask a question" });
const answers = (page: Page) => dialog(page).getByRole("article");
const answerTo = (page: Page, text: string) => answers(page).filter({ has: page.getByRole("heading", { name: text }) });

/** Opens search, waits for the texts, and asks. */
async function ask(page: Page, text: string): Promise<void> {
  await openSearch(page);
  await textsReady(page);
  await box(page).fill(text);
  await page.getByRole("button", { name: `Ask a question: ${text}` }).click();
}

test("a question is answered with the documentation's own lines and where they stand", async ({ page }) => {
  const text = "How do I rotate an API key?";
  await ask(page, text);
  const answer = answerTo(page, text);
  await expect(answer.getByRole("listitem").first()).toHaveText("Select the key and choose Rotate.");
  await expect(answer).toContainText("Quoted from the documentation, word for word.");
  await expect(dialog(page).getByRole("status").last()).toHaveText(/^Answer ready/);
  expect(await violations(page)).toEqual([]);
  await answer.getByRole("link", { name: "API keys: Rotate" }).click();
  await expect(page).toHaveURL("/administration/apikeys#rotate");
});

test("a conversation goes on, survives closing, and can be started anew", async ({ page }) => {
  await ask(page, "How do I lock an appointment?");
  await expect(answerTo(page, "How do I lock an appointment?")).toContainText("Quoted from the documentation");
  await question(page).fill("And how do I unlock it?");
  await question(page).press("Enter");
  await expect(answerTo(page, "And how do I unlock it?").getByRole("figure").first()).toContainText("Unlock");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: "Ask a question" }).click();
  await expect(answers(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Start a new conversation" }).click();
  await expect(page.getByText("How can I help you today?")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "What is the difference between a profile and a layout?" }).click();
  await expect(answers(page)).toContainText("Profiles save a whole screen");
});

test("an answer streams in and can be stopped", async ({ page }) => {
  await page.clock.install();
  await openSearch(page);
  await textsReady(page);
  await box(page).fill("How do I reset my password?");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: /^Ask a question:/ }).click();
  const steps = answers(page).getByRole("listitem");
  await expect(steps).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(steps).toHaveCount(2);
  await page.getByRole("button", { name: "Stop answering" }).click();
  await expect(answers(page)).toContainText("You stopped this response");
  await page.clock.runFor(2000);
  await expect(steps).toHaveCount(2);
});

test("says when the documentation does not know", async ({ page }) => {
  await ask(page, "What is the weather in Paris?");
  const answer = answers(page);
  await expect(answer).toContainText("Not found in the documentation.");
  await expect(answer.getByRole("figure")).toHaveCount(0);
  await expect(answer.getByRole("link", { name: "Search" })).toHaveAttribute("href", /^\/search\?q=What/);
});

test("an answer is copied and rated; the rating stays in this browser", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await ask(page, "What is a layout?");
  await dialog(page).getByRole("button", { name: "Copy" }).click();
  await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("A layout is the saved state of one component");
  expect(copied).toMatch(/Layouts: http:\/\/localhost:\d+\/user\/layouts/);
  await page.getByRole("button", { name: "Like", exact: true }).click();
  await expect(page.getByText("Thanks for your feedback!")).toBeVisible();
  const ratings = await page.evaluate(() => JSON.parse(localStorage.getItem("search-ratings") ?? "[]"));
  expect(ratings).toMatchObject([
    { question: "What is a layout?", vote: "like", sources: expect.arrayContaining(["/user/layouts"]) },
  ]);
});

test("questions are answered offline once the index is loaded", async ({ page, context }) => {
  await openSearch(page);
  await textsReady(page);
  await page.getByRole("button", { name: "Ask a question" }).click();
  await context.setOffline(true);
  await question(page).fill("What is a container?");
  await question(page).press("Enter");
  await expect(answers(page)).toContainText("A container groups tasks or appointments");
});
