import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

// A test project that contains the preparation, and a fake npm that installs whatever is in the folder `registry`.
const NODE = "node-here";
const DATABASE = "database-here";
const tools = fileURLToPath(new URL("..", import.meta.url));
let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "atrium-packages-"));
  cpSync(join(tools, "prepare.mjs"), join(project, "tools", "prepare.mjs"));
  cpSync(join(tools, "prepare"), join(project, "tools", "prepare"), { recursive: true });
  write("bin/npm", 'echo "$1" >> installations\nrm -rf node_modules\ncp -R registry node_modules\n');
  write("registry/.package-lock.json", JSON.stringify({ packages: {} }));
  for (const name of [NODE, DATABASE]) publish(name, "1.0.0");
  lock("1.0.0");
});
afterEach(() => rmSync(project, { recursive: true }));

test("what is whole is left alone", () => {
  expect(prepare().output).toContain("The packages are installed.");
  expect(prepare()).toEqual({ ok: true, output: "", installations: 1 });
});

test.each([NODE, DATABASE])("a pinned package that went missing is installed again: %s", (name) => {
  prepare();
  rmSync(join(project, "node_modules", name), { recursive: true });
  expect(prepare()).toMatchObject({ ok: true, installations: 2 });
  expect(existsSync(join(project, "node_modules", name, "package.json"))).toBe(true);
});

test("a Node that npm did not link is installed again", () => {
  prepare();
  rmSync(join(project, "node_modules/.bin/node"));
  expect(prepare()).toMatchObject({ ok: true, installations: 2 });
});

test.each([NODE, DATABASE])("a new pin is installed, though nothing else changed: %s", (name) => {
  prepare();
  lock("1.0.0", { [name]: "2.0.0" });
  publish(name, "2.0.0");
  expect(prepare()).toMatchObject({ ok: true, installations: 2 });
});

test("a pinned package that npm leaves out is named, with what to do", () => {
  rmSync(join(project, "registry", NODE), { recursive: true });
  const { ok, output } = prepare();
  expect(ok).toBe(false);
  expect(output).toContain("npm left out node-here 1.0.0, the project's Node");
  expect(output).toContain("`npm cache add node-here@1.0.0` tells the reason");
  expect(output).not.toContain("The packages are installed.");
});

test("without the built-in database a database of one's own will do", () => {
  rmSync(join(project, "registry", DATABASE), { recursive: true });
  const without = prepare();
  expect(without.ok).toBe(false);
  expect(without.output).toContain("npm left out database-here 1.0.0, the built-in database");
  expect(without.output).toContain("or set DATABASE_URL to a PostgreSQL of yours");
  expect(prepare({ DATABASE_URL: "postgres://db/atrium" }).ok).toBe(true);
});

test("where there is no Node for the machine, nothing is installed, not even when packages are there", () => {
  prepare();
  lock("1.0.0", {}, "aix");
  const { ok, output, installations } = prepare();
  expect({ ok, installations }).toEqual({ ok: false, installations: 1 });
  expect(output).toMatch(/^ {2}There is no pinned Node for this machine \(.*\), only for aix .*\.$/m);
});

function prepare(settings: Record<string, string> = {}) {
  const path = `${join(project, "bin")}${delimiter}${process.env["PATH"]}`;
  const env = { ...process.env, DATABASE_URL: "", ...settings, PATH: path };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/prepare.mjs"], {
    cwd: project,
    env,
    encoding: "utf8",
  });
  const installations = readFileSync(join(project, "installations"), "utf8").split("\n").length - 1;
  return { ok: status === 0, output: stdout + stderr, installations };
}

/** A lock file that pins both packages, for this or another operating system. */
function lock(version: string, pins: Record<string, string> = {}, os: string = process.platform) {
  const versions = { [NODE]: version, [DATABASE]: version, ...pins };
  const entries = Object.entries(versions).map(([name, pinned]) => {
    const bin = name === NODE ? { bin: { node: "bin/node" } } : {};
    return [`node_modules/${name}`, { version: pinned, optional: true, os: [os], cpu: [process.arch], ...bin }];
  });
  const packages = { "": { optionalDependencies: versions }, ...Object.fromEntries(entries) };
  write("package-lock.json", JSON.stringify({ packages }));
}

function publish(name: string, version: string) {
  write(`registry/${name}/package.json`, JSON.stringify({ version }));
  if (name === NODE) write("registry/.bin/node", "");
}

function write(file: string, content: string) {
  const path = join(project, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, file.startsWith("bin/") ? `#!/bin/sh\n${content}` : content);
  if (file.startsWith("bin/")) chmodSync(path, 0o755);
}
