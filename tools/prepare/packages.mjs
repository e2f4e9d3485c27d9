import { existsSync, readFileSync } from "node:fs";
import { at, modifiedMs, run, say } from "./run.mjs";

/** What is installed, by its own list, against the lock file. Times say it quickly; contents say it for certain. */
export function packagesAreMissing() {
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

export async function installPackages() {
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

function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, "utf8")).packages;
}

/** npm must not run on the very Node that it is about to replace. */
function withoutProjectPrograms() {
  const separator = process.platform === "win32" ? ";" : ":";
  const path = (process.env["PATH"] ?? "").split(separator).filter((folder) => !folder.startsWith(at("node_modules")));
  return { ...process.env, PATH: path.join(separator) };
}
