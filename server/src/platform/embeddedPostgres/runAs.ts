import { spawn } from "node:child_process";

/** The user that runs the database. */
export interface RunAs {
  uid: number;
  gid: number;
}

/** "nobody": PostgreSQL refuses to run as root. */
const NOBODY: RunAs = { uid: 65534, gid: 65534 };

/** Null when this program's own user will do. */
export const databaseUser = (): RunAs | null => (process.getuid?.() === 0 ? NOBODY : null);

/** Runs a program to its end and gives what it printed; throws with that text when it fails. */
export function runProgram(program: string, args: readonly string[], runAs: RunAs | null): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      ...runAs,
      env: plainEnvironment(),
      stdio: ["ignore", "pipe", "pipe"],
      cwd: "/",
    });
    let printed = "";
    child.stdout.on("data", (chunk) => (printed += String(chunk)));
    child.stderr.on("data", (chunk) => (printed += String(chunk)));
    child.once("error", fail);
    child.once("close", (code) =>
      code === 0 ? done(printed) : fail(new Error(`${program} ended with ${String(code)}: ${printed.trim()}`)),
    );
  });
}

/** The environment without PG* variables, which would change what the database programs do. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith("PG"));
  return { ...Object.fromEntries(kept), LC_ALL: "C", TZ: "UTC" };
}
