import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder";
import { readHistory } from "./last-update";

const historyOf = (folder: string) => readHistory({ folder: join(folder, "content"), label: "content" });

let root = "";
beforeEach(() => {
  root = temporaryFolder();
});

function git(folder: string, ...args: string[]): void {
  execFileSync("git", ["-c", "protocol.file.allow=always", ...args], { cwd: folder, stdio: "ignore" });
}

function commit(folder: string, files: string[], author: string, date: string): void {
  for (const file of files) {
    mkdirSync(join(folder, "content"), { recursive: true });
    writeFileSync(join(folder, "content", file), date);
  }
  git(folder, "add", ".");
  execFileSync("git", ["commit", "-m", "x", "--author", author], {
    cwd: folder,
    stdio: "ignore",
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_COMMITTER_NAME: "c", GIT_COMMITTER_EMAIL: "c@example.com" },
  });
}

function repository(): string {
  const folder = join(root, "origin");
  mkdirSync(folder);
  git(folder, "init", "-b", "main");
  writeFileSync(join(folder, ".mailmap"), "Julia Novak <julia@planloom.example> <jn@laptop>\n");
  commit(folder, ["a.mdx", "old page.mdx"], "jn <jn@laptop>", "2026-03-01T08:00:00+00:00");
  commit(folder, ["a.mdx"], "Peter Varga <p@planloom.example>", "2026-03-02T08:00:00+00:00");
  return folder;
}

test("returns the latest author of each file, by mailmap name, and the commit time", () => {
  const { files, notice } = historyOf(repository());
  expect(notice).toBeUndefined();
  expect(Object.fromEntries(files)).toEqual({
    "content/a.mdx": { author: "Peter Varga", date: "2026-03-02T08:00:00+00:00" },
    "content/old page.mdx": { author: "Julia Novak", date: "2026-03-01T08:00:00+00:00" },
  });
});

test("ignores the boundary commit of a shallow clone, and notes that the clone is shallow", () => {
  const origin = repository();
  git(root, "clone", "--depth", "1", `file://${origin}`, "shallow");
  const { files, notice } = historyOf(join(root, "shallow"));
  expect(files.size).toBe(0);
  expect(notice).toMatch(/^Shallow clone: .*git fetch --unshallow/);

  commit(join(root, "shallow"), ["a.mdx", "new.mdx"], "Elin <e@x.example>", "2026-03-03T08:00:00+00:00");
  expect([...historyOf(join(root, "shallow")).files.keys()]).toEqual(["content/a.mdx", "content/new.mdx"]);
});

test("works without a repository", () => {
  expect(historyOf(root)).toMatchObject({
    files: new Map(),
    notice: "No git history: dates and authors come from front matter only.",
  });
});

test("becomes stale after a commit but not after an edit", () => {
  const folder = repository();
  const history = historyOf(folder);
  writeFileSync(join(folder, "content", "a.mdx"), "edited");
  expect(history.isCurrent()).toBe(true);
  commit(folder, ["a.mdx"], "Elin <e@x.example>", "2026-03-03T08:00:00+00:00");
  expect(history.isCurrent()).toBe(false);
  expect(historyOf(folder).files.get("content/a.mdx")?.author).toBe("Elin");
});
