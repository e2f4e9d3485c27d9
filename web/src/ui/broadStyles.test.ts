import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

test("no style asks the whole page what is in it: it would be asked anew at each piece that comes or goes", async () => {
  const asking: string[] = [];
  for await (const file of glob("**/*.css", { cwd: root })) {
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    asking.push(
      ...lines.filter((line) => /\b(?:html|body|main)\b[^,{]*:has\(/u.test(line)).map((line) => `${file}: ${line}`),
    );
  }
  expect(asking).toEqual([]);
});
