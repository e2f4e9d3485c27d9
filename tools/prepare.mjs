// Makes a fresh clone ready for whatever is to run: packages, the built web app, a browser for tests.
//
// Plain JavaScript for the Node of the machine (20 or newer): it runs before any package is there. It says what it does,
// does only what is missing, and writes nothing when nothing is. Two of them at the same time wait for each other.
// `--for=start` and `--for=test` need the web app as well; `--for=test` needs a browser.
import { browserIsMissing, installBrowser } from "./prepare/browser.mjs";
import { installPackages, packagesAreMissing } from "./prepare/packages.mjs";
import { stopRun } from "./prepare/run.mjs";
import { dropLock, withLock } from "./prepare/lock.mjs";
import { buildWeb, webIsOld } from "./prepare/webApp.mjs";

const goal = process.argv.find((argument) => argument.startsWith("--for="))?.slice("--for=".length) ?? "";
const wantsWeb = goal === "start" || goal === "test";

const parent = process.ppid;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, leave);
// A killed npm passes nothing on: its programs only see that it is gone.
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

/** Ends at once, and with it what it runs: npm would first finish its installation. */
function leave() {
  stopRun();
  dropLock();
  process.exit(130);
}
