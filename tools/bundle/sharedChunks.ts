import { build, type InlineConfig, type Rolldown } from "vite";

type Chunk = Rolldown.OutputChunk;

/** The pages that are opened first, each by the module that is loaded for it. */
const LANDINGS = {
  auth: "/account/AuthPage.tsx",
  signIn: "/account/signIn/SignInScreen.tsx",
  team: "/team/shell/DashboardScreen.tsx",
  entrance: "/app/SpaceRoute.tsx",
  visit: "/space/openSpace.ts",
  room: "/room/index.ts",
  overlays: "/ui/OverlayHosts.tsx",
} as const;

/**
 * Into which chunk each shared module goes: what the same landing pages load goes together. By itself the bundler makes
 * one chunk for each set of importers: with many lazily loaded screens that are hundreds, of a kilobyte each, and a
 * browser spends more on a request than on such a chunk. A page loads nothing that it does not need, as before. The
 * modules of each page are found by building once without this: only the bundler knows what is left of a library.
 *
 * @returns the name of the chunk by module id; what no landing page loads is missing and left to the bundler
 */
export async function sharedChunks(config: InlineConfig): Promise<ReadonlyMap<string, string>> {
  const aside = { ...config.build, write: false, minify: false, reportCompressedSize: false };
  return namesByModule(chunksOf(await build({ ...config, configFile: false, logLevel: "error", build: aside })));
}

function chunksOf(built: Awaited<ReturnType<typeof build>>): Chunk[] {
  if ("close" in built) throw new Error("a build that watches has no chunks");
  return [built].flat().flatMap(({ output }) => output.filter((part): part is Chunk => part.type === "chunk"));
}

type Linked = Pick<Chunk, "fileName" | "imports" | "moduleIds" | "isEntry" | "isDynamicEntry">;

/** The names by module id, of the chunks of a build. */
export function namesByModule(chunks: readonly Linked[]): Map<string, string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...filesOf(chunk, byFile)]));
  const landings = Object.entries(LANDINGS).map(([name, path]) => {
    const entry = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));
    if (!entry) throw new Error(`no chunk contains ${path}`);
    return { name, files: filesOf(entry, byFile) };
  });
  const names = new Map<string, string>();
  for (const { fileName, moduleIds, isEntry, isDynamicEntry } of chunks) {
    if (isEntry || isDynamicEntry) continue;
    const loadedBy = landings.filter(({ files }) => files.has(fileName)).map(({ name }) => name);
    const name = first.has(fileName) ? "first" : loadedBy.join("-");
    if (name !== "") for (const id of moduleIds) names.set(id, name);
  }
  return names;
}

/** The files that are loaded before a chunk runs, with its own. */
function filesOf(from: Linked, byFile: ReadonlyMap<string, Linked>, seen = new Set<string>()): Set<string> {
  if (seen.has(from.fileName)) return seen;
  seen.add(from.fileName);
  for (const file of from.imports) {
    const chunk = byFile.get(file);
    if (chunk) filesOf(chunk, byFile, seen);
  }
  return seen;
}
