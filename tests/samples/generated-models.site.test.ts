import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operationsOf } from "../../lib/product/reference/find";
import { loadReference } from "../../lib/product/reference/reference";
import { generateModels } from "./generate-models";
import { csharpProgram, javaProgram, pythonCheck } from "./model-programs";
import { hasProgram, runScript } from "./run-script";

let folder: string;
/** Names of the generated files by language. */
let files: Record<"python" | "java" | "csharp", string[]>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "models-"));
  const python = await generateModels("python", { "python-version": "3.7" });
  const java = await generateModels("java", { "just-types": true, package: "planloom" });
  const csharp = await generateModels("csharp", { "just-types": true, namespace: "Planloom", "csharp-version": "6" });
  const whole = (models: Map<string, string>) => [...models.values()].join("\n");
  files = {
    python: [write("python/models.py", whole(python))],
    java: [...java].map(([name, text]) => write(`java/planloom/${name}`, text)),
    // With `just-types`, quicktype leaves out `using` directives.
    csharp: [write("csharp/Models.cs", `using System;\nusing System.Collections.Generic;\n${whole(csharp)}`)],
  };
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): string {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  return file;
}

/** A test that needs a program; without it, the test is skipped with a warning. */
function testWith(program: string, title: string, run: () => Promise<void>) {
  if (hasProgram(program)) return test(title, run);
  console.warn(`Left out, because there is no ${program} here: ${title}.`);
  return test.skip(title, run);
}

test("quicktype generates classes from the document in C#, Python, and Java", () => {
  expect(files).toEqual({
    python: ["python/models.py"],
    java: expect.arrayContaining(["java/planloom/AppointmentUpdate.java", "java/planloom/ImportItem.java"]),
    csharp: ["csharp/Models.cs"],
  });
});

testWith("python3", "generated Python reads every example, writes the same, and refuses another value", async () => {
  const bodies = operationsOf(loadReference().api).flatMap(({ id, body, answer }) => [
    ...(body ? [{ id, schema: body.schema, value: body.example }] : []),
    ...(answer.schema && answer.example !== undefined ? [{ id, schema: answer.schema, value: answer.example }] : []),
  ]);
  expect(bodies.length).toBeGreaterThan(100);
  write("python/examples.json", JSON.stringify(bodies));
  write("python/check.py", pythonCheck);
  expect(await runScript("python3 check.py", join(folder, "python"))).toBe(`${bodies.length} examples`);
});

/** For a run of seconds, the quick one of the compilers of its machine is enough: the other costs more than it saves. */
const javac = "javac -J-XX:TieredStopAtLevel=1";

testWith("javac", "generated Java compiles, and not with a value that the document lacks", async () => {
  const run = (script: string) => runScript(script, join(folder, "java"));
  write("java/Program.java", javaProgram("HIGH"));
  expect(await run(`${javac} -d classes planloom/*.java Program.java 2>&1`)).toBe("");
  write("java/Program.java", javaProgram("URGENT"));
  const refused = run(`${javac} -cp classes -d wrong Program.java 2>&1`);
  await expect(refused).rejects.toMatchObject({ stdout: expect.stringContaining("cannot find symbol") });
});

testWith("mcs", "generated C# compiles, and not with a value that the document lacks", async () => {
  const run = (script: string) => runScript(script, join(folder, "csharp"));
  write("csharp/Program.cs", csharpProgram("High"));
  expect(await run("mcs -target:library -out:models.dll Models.cs Program.cs 2>&1")).toBe("");
  write("csharp/Program.cs", csharpProgram("Urgent"));
  const refused = run("mcs -target:library -out:wrong.dll -reference:models.dll Program.cs 2>&1");
  await expect(refused).rejects.toMatchObject({ stdout: expect.stringContaining("Urgent") });
});
