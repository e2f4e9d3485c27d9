import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { at, nodeOfProject, root, run, say } from "./run.mjs";

const HOW_TO_GO_ON = "Install Chromium or Google Chrome, or say where one is: BROWSER_PATH=/path/to/chromium npm test.";

/** Whether no browser for the tests starts: the one of BROWSER_PATH, the machine's, or Playwright's. */
export function browserIsMissing() {
  const found = findBrowser();
  return found === null || whyNotStarting(found) !== null;
}

/** Installs a browser in any way this machine allows; if there is none, tells the user what to do. */
export async function installBrowser() {
  const named = process.env["BROWSER_PATH"];
  if (named) throw new Error(`BROWSER_PATH names ${named}, which ${whyNotStarting(named)}.`);
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync("/usr/bin/apt-get") && (await tryDebianBrowser())) return;
  if (findBrowser() === null) await downloadBrowser();
  const found = findBrowser();
  const why = found === null ? "was downloaded to an unknown place" : whyNotStarting(found);
  if (why !== null) throw new Error(`The tests have no browser: ${found ?? "it"} ${why}.\n  ${HOW_TO_GO_ON}`);
  say("The browser is there.");
}

function findBrowser() {
  const places = JSON.parse(readFileSync(at("testkit", "src", "browserPlaces.json"), "utf8"));
  if (process.env["BROWSER_PATH"]) return process.env["BROWSER_PATH"];
  return [...places, playwrightBrowser()].find((path) => path && existsSync(path)) ?? null;
}

function playwrightBrowser() {
  const script = 'process.stdout.write(require("@playwright/test").chromium.executablePath())';
  return spawnSync(nodeOfProject(), ["-e", script], { cwd: root, encoding: "utf8" }).stdout || null;
}

/** The end of a sentence, or null. A browser without its libraries exists but cannot even print its version. */
function whyNotStarting(path) {
  if (!existsSync(path)) return "is not there";
  const asked = spawnSync(path, ["--version"], { encoding: "utf8", timeout: 20_000 });
  if (asked.status === 0) return null;
  const lastWords = (asked.error?.message ?? asked.stderr ?? "").trim().split("\n").at(-1);
  return `does not start (${lastWords || `status ${asked.status}`})`;
}

async function downloadBrowser() {
  say("Downloading a browser for the tests.");
  const args = [at("node_modules", "@playwright", "test", "cli.js"), "install", "chromium"];
  try {
    await run(nodeOfProject(), args, { progress: "browser" });
  } catch (error) {
    const words = /Error: .*/.exec(error.message)?.[0] ?? "no reason given";
    throw new Error(
      `The tests have no browser: none is on this machine, and none could be downloaded (${words}).\n  ${HOW_TO_GO_ON}`,
      { cause: error },
    );
  }
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
