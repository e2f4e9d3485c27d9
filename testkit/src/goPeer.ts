// Real servers written in Go to compare ours with: found on the machine, or built with Go once into `.data/`.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

const GO = "go";

export interface GoPeer {
  /** Name of the program on the PATH, and of its folder in `.data/`. */
  name: string;
  /** Environment variable with the path of an installed one. */
  variable: string;
  module: string;
  /** The module's package with the program. */
  command: string;
  version: string;
}

/** Path of the program, or null if there is none and none can be built. Building takes about a minute. */
export function findGoPeer(peer: GoPeer, options: { build: boolean }): string | null {
  const named = process.env[peer.variable];
  if (named) return named;
  if (answers(peer.name, "--version")) return peer.name;
  const folder = resolve(".data", peer.name);
  const built = resolve(folder, peer.name);
  if (existsSync(built)) return built;
  if (!options.build || !answers(GO, "version")) return null;
  return build(peer, folder) ? built : null;
}

function build({ name, version, module, command }: GoPeer, folder: string): boolean {
  console.log(`Building ${name} ${version} with Go, once (about a minute)…`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, "go.mod"), "module peer\n\ngo 1.26.0\n");
  const go = (...args: string[]): void => run(GO, args, folder);
  try {
    go("get", `${module}/${command}@${version}`);
    go("build", "-o", name, `${module}/${command}`);
    return true;
  } catch (error) {
    console.log(`${name} could not be built: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

function run(command: string, args: string[], cwd: string): void {
  execFileSync(command, args, { cwd, stdio: ["ignore", "ignore", "pipe"] });
}

function answers(command: string, argument: string): boolean {
  return spawnSync(command, [argument], { stdio: "ignore" }).status === 0;
}
