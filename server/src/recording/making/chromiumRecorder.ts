// Records with a headless Chromium found on this machine: one process for each recording, which ends with the program
// however that ends, because the pipe between them breaks.
import { RECORDER_HOST } from "@atrium/contract";
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import type { Log } from "../../platform/log.ts";
import type { Recorder } from "./recorder.ts";

interface ChromiumNeeds {
  /** Path of the browser; "" to search the usual places, "off" for none. */
  path: string;
  /** The address that this program listens on. */
  host: string;
  log: Log;
}

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
/** Rendering and encoding one recording takes about a core. */
const MOST_AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
const WINDOW = "1280,720";

/** Null if there is none. */
export function findChromium(path: string): string | null {
  if (path === "off") return null;
  if (path !== "") return existsSync(path) ? path : null;
  return PLACES.find((place) => existsSync(place)) ?? null;
}

export function createChromiumRecorder({ path, host, log }: ChromiumNeeds): Recorder {
  const program = findChromium(path);
  const open = new Set<ChildProcess>();
  return {
    whyNot: () => (program === null ? "noBrowser" : open.size >= MOST_AT_ONCE ? "busy" : null),
    open({ url, onExit }) {
      if (program === null) throw new Error("There is no browser to record with");
      const profile = mkdtempSync(join(tmpdir(), "atrium-recorder-"));
      const browser = start(program, [...flagsFor({ profile, host }), url]);
      open.add(browser);
      let isClosing = false;
      const ended = new Promise<void>((resolve) => {
        const onEnd = (reason: string) => {
          if (!open.delete(browser)) return;
          if (!isClosing) onExit(reason);
          endGroup(browser);
          // Its last processes may still write there.
          rm(profile, { recursive: true, force: true, maxRetries: 5 })
            .catch((error: unknown) => log.warn({ err: error }, "a recorder's profile could not be removed"))
            .finally(resolve);
        };
        browser.once("exit", (code, signal) => onEnd(signal ?? String(code)));
        browser.once("error", (error) => onEnd(error.message));
      });
      log.info({ pid: browser.pid }, "a recorder is opened");
      return {
        async close() {
          isClosing = true;
          endGroup(browser);
          await ended;
        },
      };
    },
  };
}

/** Without this program's environment, which contains secrets. It quits when its pipes break. */
function start(program: string, args: readonly string[]): ChildProcess {
  const { PATH = "" } = process.env;
  const stdio = ["ignore", "ignore", "ignore", "pipe", "pipe"] as const;
  const browser = spawn(program, [...args], { env: { PATH, HOME: tmpdir() }, stdio: [...stdio], detached: true });
  for (const pipe of browser.stdio) pipe?.on("error", () => undefined);
  // Its output on the pipe is not needed, but must not fill it.
  const said = browser.stdio[4];
  if (said !== null && said !== undefined && "resume" in said) said.resume();
  return browser;
}

/** A browser is many processes, in one process group. */
function endGroup(browser: ChildProcess): void {
  try {
    if (browser.pid !== undefined) process.kill(-browser.pid, "SIGKILL");
  } catch {
    browser.kill("SIGKILL");
  }
}

const isRoot = (): boolean => process.getuid?.() === 0;

/** If the program listens on all addresses, the loopback address is one of them. */
const reachable = (host: string): string => (["0.0.0.0", "::", "localhost"].includes(host) ? "127.0.0.1" : host);

const flagsFor = ({ profile, host }: { profile: string; host: string }): string[] => [
  "--headless=new",
  // The sandbox does not run as root; only our own page is opened.
  ...(isRoot() ? ["--no-sandbox"] : []),
  `--user-data-dir=${profile}`,
  "--remote-debugging-pipe",
  `--window-size=${WINDOW}`,
  `--host-resolver-rules=MAP ${RECORDER_HOST} ${reachable(host)}`,
  "--auto-accept-this-tab-capture",
  "--autoplay-policy=no-user-gesture-required",
  "--allow-loopback-in-peer-connection",
  "--disable-gpu",
  "--hide-scrollbars",
  "--no-first-run",
  "--disable-extensions",
  "--disable-sync",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-background-timer-throttling",
  "--disable-renderer-backgrounding",
];
