import { execFileSync } from "node:child_process";

interface Cruised {
  modules: { source: string; dependencies: { resolved: string }[] }[];
}

const PROGRAMS = ["contract", "rules", "server", "media", "web"] as const;

/** A Mermaid drawing of who imports whom, folder by folder, measured from the imports themselves. */
export function importsPicture(): string {
  const output = execFileSync(
    "depcruise",
    ["--config", ".dependency-cruiser.cjs", "--output-type", "json", ...PROGRAMS.map((name) => `${name}/src`)],
    { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  const edges = foldersImporting(JSON.parse(output) as Cruised);
  const folders = [...new Set(edges.flat())].sort();
  const subgraphs = PROGRAMS.flatMap((program) => [
    `  subgraph ${program}`,
    ...folders.filter((folder) => folder.startsWith(`${program}/`)).map((folder) => `    ${node(folder)}`),
    "  end",
  ]);
  const lines = ["```mermaid", "flowchart LR", ...subgraphs, ...arrows(edges), "```"];
  return lines.join("\n");
}

/** Pairs of folders, importing and imported, once each; tests and a folder's own imports are left out. */
function foldersImporting(cruised: Cruised): [string, string][] {
  const seen = new Map<string, [string, string]>();
  for (const { source, dependencies } of cruised.modules) {
    const from = folderOf(source);
    if (!from || /\.test\.tsx?$/.test(source)) continue;
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved);
      if (to && to !== from) seen.set(`${from} ${to}`, [from, to]);
    }
  }
  return [...seen.values()].sort((a, b) => a.join().localeCompare(b.join()));
}

/** Between programs one arrow stands for all; inside a program each folder has its own. */
function arrows(edges: readonly [string, string][]): string[] {
  const drawn = edges.map(([from, to]) => {
    const [fromProgram, toProgram] = [programOf(from), programOf(to)];
    return fromProgram === toProgram ? `  ${id(from)} --> ${id(to)}` : `  ${fromProgram} ==> ${toProgram}`;
  });
  return [...new Set(drawn)].sort();
}

function folderOf(path: string): string | null {
  const match = /^(contract|rules|server|media|web)\/src\/([^/]+)/.exec(path);
  if (!match) return null;
  const [, program, part = ""] = match;
  return part.includes(".") ? `${program}/main` : `${program}/${part}`;
}

const programOf = (folder: string): string => folder.slice(0, folder.indexOf("/"));
const id = (folder: string): string => folder.replace(/[^A-Za-z]/g, "_");
const node = (folder: string): string => `${id(folder)}["${folder.slice(folder.indexOf("/") + 1)}"]`;
