import type { Page } from "@playwright/test";
import { searchSettings } from "../../lib/search-settings";
import { violations } from "./axe";
import { expect, test } from "./fixtures";
import { box, dialog, openSearch, textsReady } from "./search-fixtures";

const [suggested = ""] = searchSettings.suggestedQuestions;
const question = (page: Page) => page.getByRole("textbox", { name: "Ask a question" });
const answers = (page: Page) => dialog(page).getByRole("article");
const answerTo = (page: Page, text: string) => answers(page).filter({ has: page.getByRole("heading", { name: text }) });

/** Opens search, waits for the texts, and asks. */
async function ask(page: Page, text: string, path?: string): Promise<void> {
  await openSearch(page, path);
  await textsReady(page);
  await box(page).fill(text);
  await page.getByRole("button", { name: `Ask a question: ${text}` }).click();
}

test("Ask answers with lines quoted from the documentation and links to their sections", async ({ page }) => {
  const text = "How do I close a page of the logbook?";
  await ask(page, text);
  const answer = answerTo(page, text);
  await expect(answer.getByRole("listitem").first()).toHaveText(
    "Draw a line below the last entry, then select Close. The page is shown once more.",
  );
  await expect(answer.getByRole("listitem").first().getByRole("strong")).toHaveText("Close");
  await expect(answer).toContainText("Quoted from the documentation, word for word.");
  await expect(dialog(page).getByRole("status").last()).toHaveText(/^Answer ready, (?:1 source|[2-9] sources)$/);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await answer.boundingBox())?.x, "the text stands clear of the edge of a phone").toBeGreaterThan(10);
  const follow = async () => {
    await answer.getByRole("link", { name: "Logbook: Close a page" }).click();
    await expect(page).toHaveURL("/station/logbook#close-a-page");
  };
  await follow();
  await test.step("the browser scrolls to an anchor on the current page", async () => {
    await ask(page, text, "/station/logbook");
    await follow();
    await expect(page.locator(":target")).toHaveText(/Close a page/);
  });
});

test("a conversation continues, survives closing the dialog, and can be restarted repeatedly", async ({ page }) => {
  test.slow();
  const reopen = () => page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await ask(page, "How do I tie a knot?");
  await test.step("continues and survives closing", async () => {
    await expect(answerTo(page, "How do I tie a knot?")).toContainText("Quoted from the documentation");
    await question(page).fill("And how do I open it?");
    await question(page).press("Enter");
    await expect(answerTo(page, "And how do I open it?").getByRole("figure").first()).toContainText("fresh water");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await reopen();
    await page.getByRole("button", { name: "Ask a question" }).click();
    await expect(answers(page)).toHaveCount(2);
  });
  await test.step("scrolls a new question up and keeps the input in view", async () => {
    await page.setViewportSize({ width: 390, height: 480 });
    await question(page).fill("How often is the lens cleaned?");
    await question(page).press("Enter");
    const answer = answerTo(page, "How often is the lens cleaned?");
    await expect(answer).toContainText("Quoted from the documentation");
    const top = async () => (await answer.getByRole("heading").boundingBox())?.y;
    await expect.poll(top, "the question is below the box").toBeLessThan(140);
    await expect(question(page)).toBeInViewport({ ratio: 1 });
    const long = `What is at https://docs.example/${"a".repeat(80)}?`;
    await question(page).fill(long);
    await question(page).press("Enter");
    await expect(answerTo(page, long)).toBeVisible();
    const overflow = (element: Element) => element.scrollWidth - element.clientWidth;
    expect(await answers(page).locator("..").evaluate(overflow), "a long word stays on the screen").toBeLessThan(1);
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await test.step("restarts with a suggested prompt", async () => {
    await page.getByRole("button", { name: "Start a new conversation" }).click();
    await expect(page.getByText("How can I help you today?")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: suggested }).click();
    await expect(answers(page).getByRole("heading")).toContainText([suggested]);
  });
  await test.step("the search button works after restarts and Escape", async () => {
    for (let time = 0; time < 3; time++) {
      await expect(answers(page)).toContainText("Quoted from the documentation");
      await page.getByRole("button", { name: "Start a new conversation" }).click();
      await expect(question(page)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(box(page)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      await reopen();
      await expect(box(page)).toBeFocused();
      await box(page).fill("How do I tie a knot?");
      await page.getByRole("button", { name: /^Ask a question:/ }).click();
    }
  });
  await test.step("reopens after the browser has closed the dialog", async () => {
    await expect(question(page)).toBeFocused();
    await page.evaluate(() => document.querySelector<HTMLDialogElement>("dialog[open]")?.close());
    await expect(dialog(page)).toBeHidden();
    await reopen();
    await expect(box(page)).toBeFocused();
  });
});

test("an answer streams in and can be stopped without submitting what is being typed", async ({ page }) => {
  await page.clock.install();
  await openSearch(page);
  await textsReady(page);
  await box(page).fill("How do I wind the clock?");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: /^Ask a question:/ }).click();
  const steps = answers(page).getByRole("listitem");
  await expect(steps).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(steps).toHaveCount(2);
  await question(page).fill("And then?");
  await page.getByRole("button", { name: "Stop answering" }).click();
  await expect(answers(page)).toContainText("You stopped this response");
  await page.clock.runFor(2000);
  await expect(steps).toHaveCount(2);
  await expect(answers(page)).toHaveCount(1);
  await expect(question(page)).toHaveValue("And then?");
});

test.describe("a conversation", () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });
  test("copies and rates answers, says what it does not know, answers in parts, and works offline", async ({
    page,
    context,
    consoleErrors,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await ask(page, "What is a knot?");
    await test.step("copies an answer", async () => {
      await dialog(page).getByRole("button", { name: "Copy: What is a knot?" }).click();
      await expect(dialog(page).getByRole("article", { name: "What is a knot?" }).getByRole("status")).toHaveText(
        "Copied!",
      );
      expect(await violations(page)).toEqual([]);
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain("A knot is a turn of rope");
      expect(copied).toMatch(/Knots: http:\/\/localhost:\d+\/keeper\/knots/);
    });
    await test.step("rates an answer on the owner's form in a new tab", async () => {
      const dislike = dialog(page).getByRole("link", { name: "Dislike" });
      await expect(dialog(page).getByRole("link", { name: "Like (opens a new tab)", exact: true })).toHaveAttribute(
        "href",
        /helpful=yes$/,
      );
      await expect(dislike).toHaveAttribute(
        "href",
        /page=%2Fkeeper%2Fknots&section=What%20is%20a%20knot%3F&helpful=no$/,
      );
      await expect(dislike).toHaveAttribute("target", "_blank");
    });
    await test.step("says when the documentation has no answer", async () => {
      await question(page).fill("What is the weather in Paris?");
      await question(page).press("Enter");
      const answer = answerTo(page, "What is the weather in Paris?");
      await expect(answer).toContainText("Not found in the documentation.");
      await expect(answer.getByRole("figure")).toHaveCount(0);
      await expect(answer.getByRole("link", { name: "Search" })).toHaveAttribute("href", /^\/search\?q=What/);
    });
    await test.step("warns that a near match may not be an answer", async () => {
      await question(page).fill("How do I paint the lamp?");
      await question(page).press("Enter");
      const answer = answerTo(page, "How do I paint the lamp?");
      await expect(answer).toContainText("Not sure. The documentation may not answer this.");
      await expect(answer.getByRole("figure").first()).toBeVisible();
      await expect(answer.getByRole("link", { name: "Search" })).toHaveAttribute("href", /^\/search\?q=How/);
      await expect(dialog(page).getByRole("status").filter({ hasText: "Not sure." })).toHaveCount(1);
      expect(await violations(page)).toEqual([]);
      const like = answer.getByText("Questions like this that are answered:").locator("..").getByRole("button").first();
      const asked = (await like.textContent()) ?? "";
      await like.click();
      await expect(answerTo(page, asked)).toContainText("Quoted from the documentation");
      await expect(like).toBeFocused();
    });
    await test.step("answers a question part by part, and says what is missing", async () => {
      const text = "How often is the lens cleaned and what is the weather in Paris?";
      await question(page).fill(text);
      await question(page).press("Enter");
      const answer = answerTo(page, text);
      await expect(answer).toContainText("Quoted from the documentation");
      await expect(answer.getByRole("heading", { level: 3 })).toHaveText([
        "How often is the lens cleaned",
        "what is the weather in Paris?",
      ]);
      await expect(answer.getByRole("figure").first()).toContainText("Every morning");
      await expect(answer).toContainText("what is the weather in Paris?Not found in the documentation.");
    });
    await test.step("answers and searches offline", async () => {
      // A link that moves under the pointer would be prefetched.
      await page.mouse.move(0, 0);
      await context.setOffline(true);
      await question(page).fill("How often is the lens cleaned?");
      await question(page).press("Enter");
      await expect(answerTo(page, "How often is the lens cleaned?")).toContainText("Every morning");
      expect(consoleErrors).toEqual([]);
      await page.keyboard.press("Escape");
      await box(page).fill("knot has no name of its own");
      await expect(dialog(page).getByRole("row", { name: /Where you can use a knot/ })).toBeVisible();
    });
  });
});
