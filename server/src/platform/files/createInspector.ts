// Inspects uploaded files in a separate process that has no secrets, may access only itself and the folder of arriving
// files, and is killed if a file costs too much time or memory. Decoders are where malicious pictures attack: a crashing
// decoder takes down only this process. One file at a time; the others wait in line.
import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { Inspection, InspectionCode, InspectionJob } from "./inspection.ts";

export interface Inspector {
  inspect(job: InspectionJob): Promise<Inspection>;
  /** Ends the process; waiting files are refused. */
  stop(): Promise<void>;
}

export interface InspectorNeeds {
  clock: Clock;
  log: Log;
  /** The folder of arriving files: all that the process may read and write. */
  folder: string;
  limits?: Partial<Limits>;
}

interface Limits {
  jobMs: number;
  memoryBytes: number;
  waiting: number;
}

const LIMITS: Limits = { jobMs: 40_000, memoryBytes: 700 * 1024 * 1024, waiting: 32 };
const LOOK_EVERY_MS = 50;
const IDLE_MS = 60_000;
const PAGE_BYTES = 4096;
const HEAP_MB = 256;
const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const PROGRAM = fileURLToPath(new URL("./runInspector.ts", import.meta.url));

export function createInspector({ clock, log, folder, limits = {} }: InspectorNeeds): Inspector {
  const { jobMs, memoryBytes, waiting: mostWaiting } = { ...LIMITS, ...limits };
  let child: ChildProcess | null = null;
  let cancelIdle = () => {};
  let isStopped = false;
  let waiting = 0;
  let line: Promise<unknown> = Promise.resolve();

  function running(): ChildProcess {
    cancelIdle();
    if (child !== null) return child;
    const started = startProcess(folder);
    started.once("exit", () => (child = child === started ? null : child));
    return (child = started);
  }

  function inspectNow(job: InspectionJob): Promise<Inspection> {
    if (isStopped) return Promise.resolve({ ok: false, code: "uploadsBusy" });
    const worker = running();
    return new Promise((resolve) => {
      const over = (reason: string, code: InspectionCode = "fileDamaged") => {
        log.warn({ reason }, "a file was given up while it was looked into");
        if (child === worker) child = null;
        worker.kill("SIGKILL");
        finish({ ok: false, code });
      };
      const onExit = () => over("ended");
      const cancels = [
        clock.after(jobMs, () => over("time", "uploadsBusy")),
        clock.every(LOOK_EVERY_MS, () => {
          void memoryOf(worker).then((bytes) => bytes > memoryBytes && over("memory"));
        }),
      ];
      const finish = (inspection: Inspection) => {
        for (const cancel of cancels) cancel();
        worker.off("message", finish).off("exit", onExit).off("error", onExit);
        resolve(inspection);
      };
      worker.once("message", finish).once("exit", onExit).once("error", onExit);
      worker.send(job);
    });
  }

  return {
    inspect(job) {
      if (waiting >= mostWaiting) return Promise.resolve({ ok: false, code: "uploadsBusy" });
      waiting += 1;
      const inspection = line.then(() => inspectNow(job));
      line = inspection.finally(() => {
        waiting -= 1;
        if (waiting === 0) cancelIdle = clock.after(IDLE_MS, () => child?.kill());
      });
      return inspection;
    },
    async stop() {
      isStopped = true;
      cancelIdle();
      child?.kill("SIGKILL");
      await line;
    },
  };
}

/** Without this program's environment, which contains secrets. */
function startProcess(folder: string): ChildProcess {
  const readable = ["node_modules", "server", "contract", "package.json"].map(
    (name) => `--allow-fs-read=${ROOT}${name}`,
  );
  const started = fork(PROGRAM, [], {
    cwd: ROOT,
    env: { MALLOC_ARENA_MAX: "2" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    execArgv: [
      "--permission",
      "--allow-addons",
      ...readable,
      `--allow-fs-read=${folder}`,
      `--allow-fs-write=${folder}`,
      `--max-old-space-size=${HEAP_MB}`,
    ],
  });
  started.on("error", () => started.kill("SIGKILL"));
  return started;
}

/** Memory in use; if the system does not tell, only time and pixels limit a file. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "0 0");
  return Number(pages.split(" ")[1] ?? 0) * PAGE_BYTES;
}
