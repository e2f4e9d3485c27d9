// Finds or builds a real livekit-server, the peer our own media server is held against.
// LIVEKIT_SERVER names one; else the PATH is asked; else it is built with Go into `.data/livekit-server/`.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

const VERSION = "v1.13.3";
const MODULE = "github.com/livekit/livekit-server";
const folder = resolve(".data/livekit-server");
const built = resolve(folder, "livekit-server");

/** The path of a livekit-server, or null where there is none and none can be built. Building takes about a minute. */
export function findLivekitServer(options: { build: boolean }): string | null {
  const named = process.env["LIVEKIT_SERVER"];
  if (named) return named;
  if (answers("livekit-server", "--version")) return "livekit-server";
  if (existsSync(built)) return built;
  if (!options.build || !answers("go", "version")) return null;
  return build();
}

function build(): string | null {
  console.log(`Building livekit-server ${VERSION} with Go, once (about a minute)…`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, "go.mod"), "module peer\n\ngo 1.26.0\n");
  try {
    run("go", "get", `${MODULE}/cmd/server@${VERSION}`);
    run("go", "build", "-o", "livekit-server", `${MODULE}/cmd/server`);
    return built;
  } catch (error) {
    console.log(`livekit-server could not be built: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
}

function answers(command: string, argument: string): boolean {
  return spawnSync(command, [argument], { stdio: "ignore" }).status === 0;
}

if (import.meta.main) {
  const path = findLivekitServer({ build: true });
  console.log(path ?? "no livekit-server here, and no Go to build one");
  process.exitCode = path ? 0 : 1;
}
