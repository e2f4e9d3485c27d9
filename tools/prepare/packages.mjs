import { existsSync, readFileSync } from "node:fs";
import { howToGet, missingPins, thisMachine, whyNotOn } from "./pins.mjs";
import { at, modifiedMs, run, say } from "./run.mjs";

/**
 * Compares what is installed, by its own list, with the lock file. Timestamps are a quick check, contents the exact
 * one. The pinned Node and database are checked every time.
 */
export function packagesAreMissing() {
  const installed = at("node_modules", ".package-lock.json");
  if (!existsSync(installed) || !existsSync(at("node_modules", ".bin"))) return true;
  const wanted = packagesIn(at("package-lock.json"));
  const machine = thisMachine();
  if (whyNotOn(machine, wanted) !== null || missingPins(machine, wanted).length > 0) return true;
  if (modifiedMs(installed) >= modifiedMs(at("package-lock.json"))) return false;
  const there = packagesIn(installed);
  return Object.entries(wanted).some(
    ([folder, { version, optional, link }]) =>
      folder.startsWith("node_modules/") && !link && !optional && there[folder]?.version !== version,
  );
}

/** Fails with an explanation if the machine cannot run the project, or if npm did not install the pinned programs. */
export async function installPackages() {
  const machine = thisMachine();
  const wanted = packagesIn(at("package-lock.json"));
  const whyNot = whyNotOn(machine, wanted);
  if (whyNot !== null) throw new Error(whyNot);
  say("Installing the packages. This takes a minute or two the first time.");
  const env = withoutProjectPrograms();
  // Overrides what the user's npm settings or NODE_ENV leave out: building the web app needs everything.
  const options = ["--include=optional", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  // `npm ci` refuses a lock file without the packages of platforms its registry does not have; `install` only needs ours.
  const isStrict = await run("npm", ["ci", ...options], { env, progress: "packages" }).then(
    () => true,
    () => false,
  );
  if (!isStrict) await run("npm", ["install", "--no-save", ...options], { env, progress: "packages" });
  const left = missingPins(machine, wanted);
  if (left.length > 0) throw new Error(left.map(howToGet).join("\n  "));
  say("The packages are installed.");
}

function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, "utf8")).packages;
}

/** npm must not run on the Node that it is about to replace. */
function withoutProjectPrograms() {
  const path = (process.env["PATH"] ?? "").split(":").filter((folder) => !folder.startsWith(at("node_modules")));
  return { ...process.env, PATH: path.join(":") };
}
