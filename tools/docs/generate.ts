// `npm run docs:generate` writes the pages that come from the code; with `--check` it only reports which are out of date.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { allFaults } from "../faults/allFaults.ts";
import { faultsPage } from "../faults/faultsPage.ts";
import { configurationPage } from "./configurationPage.ts";
import { errorsPage } from "./errorsPage.ts";
import { importsPicture } from "./importsPicture.ts";
import { liveProtocolPage } from "./liveProtocolPage.ts";
import { openApi } from "./openApi.ts";
import { operationsPage } from "./operationsPage.ts";
import { permissionsPage } from "./permissionsPage.ts";
import { signalMessagesPage } from "./signalMessagesPage.ts";

const ARCHITECTURE = "docs/ARCHITECTURE.md";
const FAULTS = "docs/faults.md";

const pages: Record<string, string> = {
  "docs/CONFIGURATION.md": configurationPage(),
  "docs/reference/operations.md": operationsPage(),
  "docs/reference/errors.md": errorsPage(),
  "docs/reference/live-protocol.md": liveProtocolPage(),
  "docs/reference/permissions.md": permissionsPage(),
  "docs/reference/signal-messages.md": signalMessagesPage(),
  "docs/reference/openapi.json": openApi(),
  // What noticed each of them stands on the page alone: `npm run test:faults -- --untried` adds it.
  [FAULTS]: faultsPage(allFaults, [], readFileSync(FAULTS, "utf8")),
  [ARCHITECTURE]: between(readFileSync(ARCHITECTURE, "utf8"), "imports", importsPicture()),
};

const stale = Object.entries(pages).filter(([path, text]) => !existsSync(path) || readFileSync(path, "utf8") !== text);
if (process.argv.includes("--check")) {
  for (const [path] of stale) console.log(`out of date: ${path} (npm run docs:generate)`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [path, text] of stale) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`wrote ${path}`);
  }
}

/** Replaces what is between `<!-- name -->` and `<!-- /name -->`. */
function between(text: string, name: string, content: string): string {
  const pattern = new RegExp(`(<!-- ${name} -->)[\\s\\S]*(<!-- /${name} -->)`);
  if (!pattern.test(text)) throw new Error(`No <!-- ${name} --> mark`);
  return text.replace(pattern, (_, open: string, close: string) => `${open}\n${content}\n${close}`);
}
