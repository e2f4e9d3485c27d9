import { execFileSync } from "node:child_process";

interface Cruised {
  modules: { source: string; dependencies: { resolved: string }[] }[];
}

/** Drawn as one box each: every program uses all of them. */
const SHARED = ["contract", "rules"] as const;
const PROGRAMS = ["server", "media", "web"] as const;
/** Folders that every other folder of a program may use: drawn without arrows. */
const GROUND = new Set(["platform", "ui"]);
const FOR_TESTS = /\.test\.tsx?$|\/(testing|fixtures|trials|bench)\/|\/gallery(\.tsx$|\/)/;

/**
 * A Mermaid diagram of who imports whom, folder by folder, derived from the imports themselves. Left out: tests and
 * galleries, the code that assembles a program at its start, and arrows to the folders that everybody uses.
 */
export function importsPicture(): string {
  const output = execFileSync(
    "depcruise",
    ["--config", ".dependency-cruiser.cjs", "--output-type", "json", ...[...SHARED, ...PROGRAMS].map(sourcesOf)],
    { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  const cruised = JSON.parse(output) as Cruised;
  const shipped = cruised.modules.filter(({ source }) => !FOR_TESTS.test(source));
  const folders = [...new Set(shipped.flatMap(({ source }) => folderOf(source) ?? []))].toSorted();
  const boxes = PROGRAMS.flatMap((program) => [
    `  subgraph ${program}`,
    ...folders.filter((folder) => folder.startsWith(`${program}/`)).map((folder) => `    ${node(folder)}`),
    "  end",
  ]);
  return ["```mermaid", "flowchart TD", ...boxes, ...arrows({ modules: shipped }), "```"].join("\n");
}

/** Between programs one arrow stands for all imports; inside a program each pair of folders has its own. */
function arrows({ modules }: Cruised): string[] {
  const drawn = new Set<string>();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      const [from, to] = [programOf(source), programOf(resolved)];
      if (from === null || to === null) continue;
      if (from !== to) drawn.add(`  ${from} ==> ${to}`);
      else drawn.add(arrowInside(folderOf(source), folderOf(resolved)));
    }
  return [...drawn].filter((arrow) => arrow !== "").toSorted();
}

function arrowInside(from: string | null, to: string | null): string {
  if (from === null || to === null || from === to) return "";
  return GROUND.has(nameOf(to)) ? "" : `  ${id(from)} --> ${id(to)}`;
}

/**
 * `server/room` for a file below a folder of a program; null for files outside of such folders, and outside programs.
 */
function folderOf(path: string): string | null {
  const match = /^(server|media|web)\/src\/([^/]+)\//.exec(path);
  return match ? `${match[1]}/${match[2]}` : null;
}

const programOf = (path: string): string | null => /^(contract|rules|server|media|web)\/src\//.exec(path)?.[1] ?? null;
const sourcesOf = (program: string): string => `${program}/src`;
const nameOf = (folder: string): string => folder.slice(folder.indexOf("/") + 1);
const id = (folder: string): string => folder.replace(/[^A-Za-z]/g, "_");
const node = (folder: string): string => `${id(folder)}["${nameOf(folder)}"]`;
