import { spawn } from "node:child_process";

/** The user that runs the database. */
export interface RunAs {
  uid: number;
  gid: number;
}

/** "nobody": PostgreSQL refuses to run as root. */
const NOBODY: RunAs = { uid: 65534, gid: 65534 };

/** Null if this program's own user will do. */
export const databaseUser = (): RunAs | null => (process.getuid?.() === 0 ? NOBODY : null);

/** Runs a program to its end and returns its output; throws with the output if it fails. */
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

/** The variables a program needs to run at all. Others, which include our secrets, are not passed. */
const PASSED_ON = ["PATH", "HOME", "TMPDIR", "TMP", "TEMP", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"];

/** The environment of the database programs: an attacker in the database could read all of it. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const passed = PASSED_ON.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(passed), LC_ALL: "C", TZ: "UTC" };
}
