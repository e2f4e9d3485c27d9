// Makes a fresh clone ready for whatever is to run: packages, the built web app, a browser for tests.
//
// Plain JavaScript for the Node of the machine (20 or newer): it runs before any package is there. It says what it does,
// does only what is missing, and writes nothing when nothing is. Two of them at the same time wait for each other.
// `--for=start` and `--for=test` need the web app as well; `--for=test` needs a browser.
import { spawn, spawnSync } from "node:child_process";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";

const root = fileURLToPath(new URL("..", import.meta.url));
const at = (...parts) => join(root, ...parts);
const goal = process.argv.find((argument) => argument.startsWith("--for="))?.slice("--for=".length) ?? "";
const wantsWeb = goal === "start" || goal === "test";

/** The program at work, the lock while it is held, and who asked for all this. */
let child = null;
let heldLock = null;
const parent = process.ppid;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, leave);
// A killed npm passes nothing on: its programs only see that it is gone.
setInterval(() => process.ppid !== parent && leave(), 500).unref();

const steps = [
  { isMissing: packagesAreMissing, make: installPackages },
  { isMissing: () => wantsWeb && webIsOld(), make: buildWeb },
  { isMissing: () => goal === "test" && findBrowser() === null, make: installBrowser },
];

if (steps.some(({ isMissing }) => isMissing())) {
  await withLock(async () => {
    for (const { isMissing, make } of steps) if (isMissing()) await make();
  });
}

/** What is installed, by its own list, against the lock file. Times say it quickly; contents say it for certain. */
function packagesAreMissing() {
  const installed = at("node_modules", ".package-lock.json");
  if (!existsSync(installed) || !existsSync(at("node_modules", ".bin"))) return true;
  if (modifiedMs(installed) >= modifiedMs(at("package-lock.json"))) return false;
  const there = packagesIn(installed);
  const wanted = packagesIn(at("package-lock.json"));
  return Object.entries(wanted).some(
    ([folder, { version, optional, link }]) =>
      folder.startsWith("node_modules/") && !link && !optional && there[folder]?.version !== version,
  );
}

function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, "utf8")).packages;
}

async function installPackages() {
  say("Installing the packages. This takes a minute or two the first time.");
  const env = withoutProjectPrograms();
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  // `npm ci` refuses a lock file without the packages of platforms its registry does not have; `install` only needs ours.
  const isStrict = await run("npm", ["ci", ...quiet], { env, progress: "packages" }).then(
    () => true,
    () => false,
  );
  if (!isStrict) await run("npm", ["install", "--no-save", ...quiet], { env, progress: "packages" });
  say("The packages are installed.");
}

function webIsOld() {
  const built = at("web", "dist", "index.html");
  if (!existsSync(built)) return true;
  const sources = [
    "web/src",
    "web/assets",
    "web/public",
    "web/index.html",
    "web/vite.config.ts",
    "contract/src",
    "rules/src",
    "package-lock.json",
  ];
  const builtMs = modifiedMs(built);
  return sources.some((source) => isNewer(at(source), builtMs));
}

async function buildWeb() {
  if (!existsSync(at("web", "vite.config.ts"))) return;
  say("Building the web app.");
  const startedAt = new Date();
  const vite = at("node_modules", "vite", "bin", "vite.js");
  // Built aside: a build that is cut off must not look like a finished one.
  const aside = at(".data", "web-build");
  const args = ["build", "--logLevel=error", "--outDir", aside, "--emptyOutDir"];
  await run(nodeOfProject(), [vite, ...args], { cwd: at("web"), progress: "web app" });
  for (const file of filesUnder(aside)) precompress(file);
  // Sources changed during the build are newer than it.
  utimesSync(join(aside, "index.html"), startedAt, startedAt);
  rmSync(at("web", "dist"), { recursive: true, force: true });
  renameSync(aside, at("web", "dist"));
  say("The web app is built.");
}

/** Compressed copies beside the files, so that the server only picks one. */
function precompress(file) {
  if (!/\.(js|css|svg|json|webmanifest|wasm)$/.test(file)) return;
  const content = readFileSync(file);
  if (content.length < 1024) return;
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

/** A Chromium of the machine, or the one Playwright has downloaded. */
function findBrowser() {
  const named = process.env["BROWSER_PATH"];
  const places = [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  ];
  return [named, ...places, playwrightBrowser()].find((path) => path && existsSync(path)) ?? null;
}

function playwrightBrowser() {
  const script = 'process.stdout.write(require("@playwright/test").chromium.executablePath())';
  return spawnSync(nodeOfProject(), ["-e", script], { cwd: root, encoding: "utf8" }).stdout || null;
}

async function installBrowser() {
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get") && (await tryDebianBrowser())) return;
  say("Downloading a browser for the tests.");
  await run(nodeOfProject(), [at("node_modules", "@playwright", "test", "cli.js"), "install", "chromium"], {
    progress: "browser",
  });
  say("The browser is there.");
}

async function tryDebianBrowser() {
  say("Installing the package chromium for the tests.");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    await run("apt-get", ["update", "-qq"], { env, progress: "package lists" });
    await run("apt-get", ["install", "-qq", "-y", "--no-install-recommends", "chromium"], { env, progress: "browser" });
  } catch {
    say("That did not work.");
  }
  return findBrowser() !== null;
}

/** npm must not run on the very Node that it is about to replace. */
function withoutProjectPrograms() {
  const separator = process.platform === "win32" ? ";" : ":";
  const path = (process.env["PATH"] ?? "").split(separator).filter((folder) => !folder.startsWith(at("node_modules")));
  return { ...process.env, PATH: path.join(separator) };
}

/** The Node the project pins, once it is installed. */
function nodeOfProject() {
  const suffix = process.platform === "win32" ? ".exe" : "";
  const pinned = at("node_modules", ".bin", `node${suffix}`);
  return existsSync(pinned) ? pinned : process.execPath;
}

/** Runs a program to its end; a dot every two seconds shows that it lives. Its words show only when it fails. */
async function run(program, args, { cwd = root, env = process.env, progress }) {
  const isWindows = process.platform === "win32";
  child = spawn(program, args, {
    cwd,
    env: { ...env, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
    shell: isWindows && program === "npm",
  });
  let words = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (words = (words + chunk).slice(-8000)));
  const isTerminal = process.stdout.isTTY;
  const startedMs = Date.now();
  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - startedMs) / 1000);
    if (isTerminal) process.stdout.write(`\r  ${progress}: ${seconds} s`);
    else if (seconds % 10 === 0) process.stdout.write(`  ${progress}: ${seconds} s\n`);
  }, 1000);
  const code = await new Promise((done) => {
    child.once("error", () => done("not found"));
    child.once("close", done);
  });
  child = null;
  clearInterval(timer);
  if (isTerminal) process.stdout.write("\r\u001b[K");
  if (code !== 0) throw new Error(`${[program, ...args].join(" ")} failed (${code}).\n${words.trim()}`);
}

/** Ends at once, and with it what it runs: npm would first finish its installation. */
function leave() {
  child?.kill("SIGKILL");
  if (heldLock) rmSync(heldLock, { force: true });
  process.exit(130);
}

/** One preparation at a time; the lock of one that was killed is taken over. */
async function withLock(work) {
  const folder = at(".data");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "prepare.lock");
  for (let told = false; !takeLock(file); told = true) {
    if (!told) say("Another start is preparing; waiting for it.");
    await wait(300);
  }
  heldLock = file;
  try {
    await work();
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
  } finally {
    rmSync(file, { force: true });
  }
}

function takeLock(file) {
  try {
    const handle = openSync(file, "wx");
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  const holder = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
  // Empty: its holder is about to write its number, unless it was killed in between.
  const isStale = holder === 0 ? existsSync(file) && Date.now() - modifiedMs(file) > 5000 : !isAlive(holder);
  if (isStale) rmSync(file, { force: true });
  return false;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function isNewer(path, thanMs) {
  if (!existsSync(path)) return false;
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs > thanMs;
  return readdirSync(path).some((name) => isNewer(join(path, name), thanMs));
}

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path ?? dirname(folder), entry.name));
}

function modifiedMs(path) {
  return statSync(path).mtimeMs;
}

function say(sentence) {
  process.stdout.write(`  ${sentence}\n`);
}
