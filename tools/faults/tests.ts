import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Answer, Ask } from "./testServer.ts";

/** A fault may make a test hang; that counts as noticed as well. */
const HUNG_AFTER_MS = 5 * 60_000;
/** On a busy machine, many files take long. */
const MORE_FOR_A_FILE_MS = 30_000;

/** Runs tests of a folder, each layer in a process that is kept alive: most of a test's time is its start. */
export class Tests {
  readonly #folder: string;
  readonly #servers = new Map<string, ChildProcess>();
  readonly #changed = new Map<string, string[]>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  changed(file: string): void {
    for (const changed of this.#changed.values()) changed.push(join(this.#folder, file));
  }

  /** The name of the first test that fails in these test files; null if all pass. */
  async failureOf(tests: readonly string[]): Promise<string | null> {
    const integration = tests.filter((test) => test.includes(".integration."));
    const unit = tests.filter((test) => !integration.includes(test));
    return (
      (await this.#run("tools/vitest.unit.ts", unit)) ?? (await this.#run("tools/vitest.integration.ts", integration))
    );
  }

  /** Ends all processes that were started. */
  async close(): Promise<void> {
    for (const [config, server] of this.#servers) {
      const isOver = once(server, "exit");
      server.disconnect();
      await isOver;
      this.#forget(config);
    }
  }

  async #run(config: string, tests: readonly string[]): Promise<string | null> {
    if (tests.length === 0) return null;
    const server = this.#servers.get(config) ?? this.#start(config);
    const changed = this.#changed.get(config)?.splice(0) ?? [];
    server.send({ tests: [...tests], changed } satisfies Ask);
    const answer = await this.#answerOf(config, server, HUNG_AFTER_MS + tests.length * MORE_FOR_A_FILE_MS);
    if (answer === "hangs") return "a test that hangs";
    if (answer === "ended" || answer.ran === 0) throw new Error(`These tests did not run: ${tests.join(", ")}`);
    return answer.failed;
  }

  async #answerOf(config: string, server: ChildProcess, withinMs: number): Promise<Answer | "hangs" | "ended"> {
    const over = new AbortController();
    const { signal } = over;
    const timer = setTimeout(() => over.abort(), withinMs);
    const answers = once(server, "message", { signal }).then(([answer]) => answer as Answer);
    const ends = once(server, "exit", { signal }).then(() => "ended" as const);
    try {
      return await Promise.race([answers, ends]);
    } catch (error) {
      if (!signal.aborted) throw error;
      if (server.pid !== undefined) process.kill(-server.pid, "SIGKILL");
      this.#forget(config);
      return "hangs";
    } finally {
      clearTimeout(timer);
      over.abort();
      await Promise.allSettled([answers, ends]);
    }
  }

  #start(config: string): ChildProcess {
    const program = join(this.#folder, "tools/faults/testServer.ts");
    // Its own process group, so that a hanging run can be ended with all its workers.
    const server = fork(program, [config], {
      cwd: this.#folder,
      detached: true,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    this.#servers.set(config, server);
    this.#changed.set(config, []);
    return server;
  }

  #forget(config: string): void {
    this.#servers.delete(config);
    this.#changed.delete(config);
  }
}
