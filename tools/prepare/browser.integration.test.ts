import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "atrium-browser-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a browser that is not there is named in one sentence", () => {
  expect(prepareWith(join(folder, "none"))).toMatch(/^BROWSER_PATH names .*none, which is not there\.$/);
});

test("a browser without its libraries is named with what it lacks", () => {
  const broken = join(folder, "broken");
  writeFileSync(broken, "#!/bin/sh\necho libnss3.so: cannot open shared object file >&2\nexit 127\n");
  chmodSync(broken, 0o755);
  expect(prepareWith(broken)).toMatch(/broken, which does not start \(libnss3\.so: cannot open .*\)\.$/);
});

/** What is printed for this BROWSER_PATH; nothing if the browser works. */
function prepareWith(path: string): string {
  const module = new URL("browser.mjs", import.meta.url).href;
  const script = `
    const { browserIsMissing, installBrowser } = await import(${JSON.stringify(module)});
    if (browserIsMissing()) await installBrowser().catch((error) => process.stdout.write(error.message));`;
  const env = { ...process.env, BROWSER_PATH: path };
  return spawnSync(process.execPath, ["--input-type=module", "-e", script], { env, encoding: "utf8" }).stdout;
}
