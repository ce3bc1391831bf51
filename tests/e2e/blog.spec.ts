import { expect, expectNoOverflow, open, test } from "./fixtures";

test.describe("the blog", () => {
  test("lists six posts per page, newest first, with pictures beside them, without overflow, and links to older posts", async ({
    page,
  }) => {
    await open(page, "/blog");
    await expect(page).toHaveTitle("Blog | Planloom");
    const posts = page.locator("main").getByRole("article");
    await expect(posts).toHaveCount(6);
    await expect(posts.first()).toContainText(/20\sOctober 2026\s*\d min read\s*A new lens/);
    await expect(posts.first()).toContainText("By Julia Novak");
    await test.step("shows a post's picture beside it", async () => {
      const picture = page.getByRole("article", { name: "A new lens" }).locator("svg");
      const title = page.getByRole("heading", { name: "A new lens" });
      await expect(picture).toBeVisible();
      const [box, words] = [await picture.boundingBox(), await title.boundingBox()];
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(words?.x ?? 0);
    });
    await expectNoOverflow(page);
    await page.getByRole("link", { name: "Older posts" }).click();
    await expect(page).toHaveURL("/blog/page/2");
    await expect(posts).toHaveCount(2);
    await expect(
      page.getByRole("navigation", { name: "Pages of the blog" }).getByRole("link", { name: "Page 2" }),
    ).toHaveAttribute("aria-current", "page");
    await page.getByRole("link", { name: "Newer posts" }).click();
    await expect(page).toHaveURL("/blog");
  });

  test("has a sidebar grouped by year, an archive by year, and tags that link to their posts", async ({ page }) => {
    await test.step("a sidebar that groups all posts by year and marks the one shown", async () => {
      await page.goto("/blog/quiet-year");
      const sidebar = page.getByRole("navigation", { name: "Blog", exact: true });
      await expect(sidebar.getByRole("heading", { level: 2 })).toHaveText(["2026", "2025", "2024", "2023", "2022"]);
      await expect(sidebar.getByRole("region", { name: "Posts of 2025" }).getByRole("link")).toHaveText([
        "A quiet year",
        "Boats at night",
      ]);
      await expect(sidebar.locator('[aria-current="page"]')).toHaveText("A quiet year");
    });
    await test.step("an archive by year", async () => {
      await page.goto("/blog/archive");
      await expect(page.getByRole("heading", { level: 1, name: "Blog archive" })).toBeVisible();
      await expect(page.getByRole("region", { name: "2022", exact: true }).getByRole("listitem")).toHaveCount(2);
      await expect(page.getByRole("region", { name: "2022", exact: true })).toContainText(
        /17\sMay\s*One rock, many ships\s*Elin Sorby/,
      );
      await expectNoOverflow(page);
    });
    await test.step("links a tag to its posts", async () => {
      await open(page, "/blog/tags");
      await expectNoOverflow(page);
      await page.locator("main").getByRole("link", { name: "Release" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Posts tagged Release" })).toBeVisible();
      await expect(page.locator("main").getByRole("article")).toHaveCount(4);
      await expect(page.getByText("4 posts, newest first.")).toBeVisible();
    });
  });

  test("shows a post's author, date, reading time, tags, neighbors, metadata, and the changes of its release", async ({
    page,
    request,
  }) => {
    await open(page, "/blog/two-flags");
    const article = page.getByRole("article", { name: "Two flags you can trust" });
    await expect(article.getByText("Marcus Adeyemi, Engineering")).toBeVisible();
    await expect(article.locator("time")).toHaveAttribute("datetime", "2026-04-14");
    await expect(article.getByText(/14\sApril 2026 · \d+ min read/)).toBeVisible();
    await expect(article.getByRole("list", { name: "Tags" }).getByRole("link")).toHaveText(["Webhook", "Security"]);
    const pagination = article.getByRole("navigation", { name: "Previous and next page" });
    await expect(pagination.getByRole("link", { name: /^Previous/ })).toHaveAttribute("href", "/blog/quiet-year");
    await expect(page.getByRole("region", { name: "What changed" })).toHaveCount(0);
    await expectNoOverflow(page);
    await test.step("has structured data and a social preview image", async () => {
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
      expect(data).toMatchObject({
        "@type": "BlogPosting",
        headline: "Two flags you can trust",
        datePublished: "2026-04-14T00:00:00Z",
        author: { "@type": "Person", name: "Marcus Adeyemi" },
      });
      const image = new URL((await page.locator('meta[property="og:image"]').getAttribute("content")) ?? "");
      expect(image.pathname).toBe("/social/blog/two-flags.png");
      const png = await (await request.get(image.pathname)).body();
      expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(["PNG", 1200, 627]);
    });
    await pagination.getByRole("link", { name: /^Next/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A new lens");
    await test.step("shows the changes of a release", async () => {
      await page.goto("/blog/new-lens");
      await expect(page.getByRole("region", { name: "What changed" }).getByRole("listitem")).toHaveText([
        "A lens with twice the reach",
        "A calmer light",
      ]);
    });
  });
});

test.describe("the feeds", () => {
  test("are linked from the blog and parse as XML and JSON", async ({ page }) => {
    await page.goto("/blog");
    await expect(page.getByRole("list", { name: "Feeds" }).getByRole("link")).toHaveText(["RSS", "Atom", "JSON Feed"]);
    const feeds = await Promise.all(
      ["/blog/rss.xml", "/blog/atom.xml"].map(async (path) => (await page.request.get(path)).text()),
    );
    // The policy of our pages blocks `DOMParser`, so a blank page does the parsing.
    await page.goto("about:blank");
    const entries = await page.evaluate(
      (texts) =>
        texts.map((text) => {
          const feed = new DOMParser().parseFromString(text, "application/xml");
          return feed.querySelector("parsererror")?.textContent ?? feed.querySelectorAll("item, entry").length;
        }),
      feeds,
    );
    expect(entries).toEqual([8, 8]);
    const feed = await (await page.request.get("/blog/feed.json")).json();
    expect(feed.items).toHaveLength(8);
    expect(feed.items[0].content_html).toContain("<h2>New</h2>");
  });

  test("list their posts when a reader opens them, without the markup of the posts", async ({ page }) => {
    for (const [path, entry, body, link] of [
      ["/blog/rss.xml", "item", "encoded", "link"],
      ["/blog/atom.xml", "entry", "content", "link"],
    ]) {
      await page.goto(`${path}`);
      const first = page.locator(`${entry}`).first();
      await expect(first.locator("title")).toHaveCSS("font-weight", "600");
      await expect(first.locator(`${link}`)).toBeVisible();
      await expect(first.locator(`xpath=*[local-name()="${body}"]`)).toHaveCSS("display", "none");
      expect(await page.evaluate(() => getComputedStyle(document.documentElement, "::before").content)).toBe(
        '"This is a feed. Copy its address into a feed reader, which then shows you what is new."',
      );
    }
  });
});

test.describe("the blog without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("shows a whole post and links to the next one", async ({ page }) => {
    await page.goto("/blog/two-flags");
    await expect(page.getByRole("heading", { name: "A mast in thirty minutes" })).toBeVisible();
    await page.getByRole("link", { name: "Next A new lens" }).click();
    await expect(page).toHaveURL("/blog/new-lens");
  });
});
