// A registry that does not carry every platform's packages leaves them out of the lock file, and `npm ci` then refuses
// it. This adds what is missing: optional packages of other platforms, in the exact versions their owners name. Run
// `node tools/completeLockFile.mjs` after `npm install`; `--check` only reports what is missing. `--integrity` also
// asks the registry for the hashes of entries that have none, and reports how many it does not carry: those are
// installed unchecked.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const SYSTEMS = ["darwin", "linux", "win32", "freebsd", "netbsd", "openbsd", "android", "sunos", "aix", "openharmony"];
const PROCESSORS = ["arm64", "x64", "arm", "ia32", "riscv64", "s390x", "ppc64", "loong64", "mips64el", "wasm32"];
const FILE = "package-lock.json";

const lock = JSON.parse(readFileSync(FILE, "utf8"));
const added = [];
for (const [owner, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isThere(owner, name) || !/^\d/.test(version)) continue;
    const place = lock.packages[`node_modules/${name}`] ? `${owner}/node_modules/${name}` : `node_modules/${name}`;
    lock.packages[place] = { version, ...platformOf(name), optional: true };
    added.push(`${name}@${version}`);
  }
}
const hashed = process.argv.includes("--integrity") ? fillIntegrity() : 0;
if (added.length + hashed > 0 && !process.argv.includes("--check")) {
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
}
for (const name of added) console.log(`missing from the lock file: ${name}`);
process.exitCode = added.length > 0 && process.argv.includes("--check") ? 1 : 0;

/**
 * Fills in the hashes that the registry knows. If it lacks the first two packages of a family, it is not asked for the
 * rest.
 */
function fillIntegrity() {
  const unknown = new Map();
  let filled = 0;
  let without = 0;
  for (const [place, entry] of Object.entries(lock.packages)) {
    if (!place.includes("node_modules/") || entry.link || entry.integrity) continue;
    const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
    const family = name.split(/[/-]/)[0];
    const integrity = (unknown.get(family) ?? 0) < 2 ? integrityOf(`${name}@${entry.version}`) : null;
    if (integrity === null) {
      unknown.set(family, (unknown.get(family) ?? 0) + 1);
      without += 1;
    } else {
      entry.integrity = integrity;
      filled += 1;
    }
  }
  console.log(`${filled} hashes filled in, ${without} packages without one`);
  return filled;
}

function integrityOf(wanted) {
  try {
    const options = { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] };
    const printed = execFileSync("npm", ["view", wanted, "dist.integrity"], options).trim();
    return /^sha\d+-[A-Za-z0-9+/=]+$/.test(printed) ? printed : null;
  } catch {
    return null;
  }
}

/** Whether the owner would find the package: in its own folder or in one above. */
function isThere(owner, name) {
  for (let folder = owner; ; folder = folder.replace(/\/?(node_modules\/)?[^/]*(\/[^/]*)?$/, "")) {
    if (lock.packages[folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`]) return true;
    if (folder === "") return false;
  }
}

/** The platform in a package's name, in npm's terms: npm installs the package only there. */
function platformOf(name) {
  const words = name.split(/[/\-_.@]/);
  const processor = words.map((word) => (word === "arm" || word.startsWith("armv") ? "arm" : word));
  const cpu = PROCESSORS.filter((known) => processor.includes(known));
  const os = SYSTEMS.filter((known) => words.includes(known));
  const libc = words.some((word) => word.startsWith("musl")) ? ["musl"] : ["glibc"];
  return { cpu, ...(os.length > 0 && { os }), ...(os.includes("linux") && { libc }) };
}
