// Makes a fresh clone ready for whatever is to run: packages, the built web app, a browser for tests.
//
// Plain JavaScript for the machine's Node (20 or newer): it runs before any package is installed. It reports what it
// does, does only what is missing, and prints nothing if nothing is. Two of them running at once wait for each other.
// `--for=start` and `--for=test` also need the web app; `--for=test` needs a browser.
import { browserIsMissing, installBrowser } from "./prepare/browser.mjs";
import { installPackages, packagesAreMissing } from "./prepare/packages.mjs";
import { stopRun } from "./prepare/run.mjs";
import { dropLock, withLock } from "./prepare/lock.mjs";
import { buildWeb, webIsOld } from "./prepare/webApp.mjs";

const goal = process.argv.find((argument) => argument.startsWith("--for="))?.slice("--for=".length) ?? "";
const wantsWeb = goal === "start" || goal === "test";

const parent = process.ppid;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, leave);
// A killed npm passes no signal on: its child processes only notice that it is gone.
setInterval(() => process.ppid !== parent && leave(), 500).unref();

const steps = [
  { isMissing: packagesAreMissing, make: installPackages },
  { isMissing: () => wantsWeb && webIsOld(), make: buildWeb },
  { isMissing: () => goal === "test" && browserIsMissing(), make: installBrowser },
];

if (steps.some(({ isMissing }) => isMissing())) {
  await withLock(async () => {
    for (const { isMissing, make } of steps) if (isMissing()) await make();
  });
}

/** Exits at once and ends the running program: otherwise npm would first finish its installation. */
function leave() {
  stopRun();
  dropLock();
  process.exit(130);
}
