import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";

const COUNT = fileURLToPath(new URL("./countLeftBehind.ts", import.meta.url));

// The test ends by its own number of checks; this only catches hangs.
vi.setConfig({ testTimeout: 300_000 });

test("thirty people who came and went leave nothing behind", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [COUNT]);
  expect(JSON.parse(stdout)).toEqual([]);
});
