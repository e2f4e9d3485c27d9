import {
  chmodSync,
  constants,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Created by tools, or not part of the project. */
const NOT_COPIED = new Set([".git", ".data", "dist", "test-results", "playwright-report"]);

/**
 * A copy of the project in its own folder, in which faults are inserted: the work tree is only read. Installed packages
 * are links to the original ones, our own packages are those of the copy.
 */
export class ScratchCopy {
  readonly folder: string;
  readonly #project: string;

  constructor(project: string) {
    this.#project = project;
    this.folder = mkdtempSync(join(tmpdir(), "atrium-faults-"));
    // The tests' PostgreSQL may run as another user, who needs access to this folder.
    chmodSync(this.folder, 0o755);
    this.#copyFolder("");
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), "utf8");
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }

  #copyFolder(path: string): void {
    mkdirSync(join(this.folder, path), { recursive: true });
    for (const entry of readdirSync(join(this.#project, path), { withFileTypes: true })) {
      const inside = join(path, entry.name);
      if (NOT_COPIED.has(entry.name)) continue;
      if (entry.name === "node_modules") this.#linkPackages(inside);
      else if (entry.isDirectory()) this.#copyFolder(inside);
      else if (entry.isFile()) this.#copyFile(inside);
    }
  }

  #copyFile(path: string): void {
    copyFileSync(join(this.#project, path), join(this.folder, path), constants.COPYFILE_FICLONE);
  }

  /** `@atrium/…` are links to folders beside `node_modules`, so they lead to the copy. */
  #linkPackages(path: string): void {
    mkdirSync(join(this.folder, path), { recursive: true });
    for (const name of readdirSync(join(this.#project, path))) {
      // Caches of tools are not copied: they are created again.
      if (name === ".cache" || name === ".vite" || name === ".vite-temp" || name === ".vitest") continue;
      if (name !== "@atrium") symlinkSync(join(this.#project, path, name), join(this.folder, path, name));
    }
    const own = join(this.#project, path, "@atrium");
    for (const name of namesIn(own)) {
      mkdirSync(join(this.folder, path, "@atrium"), { recursive: true });
      symlinkSync(join("..", "..", name), join(this.folder, path, "@atrium", name));
    }
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
