import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { at, modifiedMs, nodeOfProject, run, say } from "./run.mjs";

export function webIsOld() {
  const built = at("web", "dist", "index.html");
  if (!existsSync(built)) return true;
  const sources = [
    "web/src",
    "web/assets",
    "web/public",
    "web/index.html",
    "web/vite.config.ts",
    "tools/bundle",
    "contract/src",
    "rules/src",
    "package-lock.json",
  ];
  const builtMs = modifiedMs(built);
  return sources.some((source) => isNewer(at(source), builtMs));
}

export async function buildWeb() {
  if (!existsSync(at("web", "vite.config.ts"))) return;
  say("Building the web app.");
  const startedAt = new Date();
  const vite = at("node_modules", "vite", "bin", "vite.js");
  // Built in another folder: an interrupted build must not look like a finished one.
  const aside = at(".data", "web-build");
  const args = ["build", "--logLevel=error", "--outDir", aside, "--emptyOutDir"];
  await run(nodeOfProject(), [vite, ...args], { cwd: at("web"), progress: "web app" });
  for (const file of filesUnder(aside)) precompress(file);
  // Sources that change during the build count as newer than it.
  utimesSync(join(aside, "index.html"), startedAt, startedAt);
  rmSync(at("web", "dist"), { recursive: true, force: true });
  renameSync(aside, at("web", "dist"));
  say("The web app is built.");
}

/** The highest quality takes half a minute for the one large file, the next ones seconds, for a sixth more bytes. */
const LARGE_BYTES = 4 * 1024 * 1024;

/** Writes compressed copies beside the files, so that the server only has to choose one. */
function precompress(file) {
  if (!/\.(js|css|svg|json|webmanifest|wasm)$/.test(file)) return;
  const content = readFileSync(file);
  if (content.length < 1024) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE_BYTES ? 9 : 11 };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
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
