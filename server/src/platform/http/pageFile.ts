import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const NO_PAGE = "<!doctype html><title>Atrium</title><p>The web app is not built. Run <code>npm run build</code>.</p>";

/** Header of every reply to a call that names the build being served: an open page of another build is outdated. */
export const BUILD_HEADER = "x-page-build";

/** The HTML page that every URL of the app answers with. */
export class PageFile {
  readonly #file: string;
  #build = "";

  constructor(folder: string) {
    this.#file = join(folder, "index.html");
    this.read();
  }

  /** Read each time, so a new build shows without a restart. */
  read(): string {
    const page = existsSync(this.#file) ? readFileSync(this.#file, "utf8") : NO_PAGE;
    // The page contains its scripts' content hashes, so its own hash identifies the build.
    this.#build = createHash("sha256").update(page).digest("base64url").slice(0, 12);
    return page;
  }

  /** Identifies the build of the page read last. */
  get build(): string {
    return this.#build;
  }
}
