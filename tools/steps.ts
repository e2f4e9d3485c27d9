import { spawn } from "node:child_process";

/** A program to run, and its label. */
export interface Step {
  name: string;
  command: string;
  args: readonly string[];
}

export interface StepOutcome {
  step: Step;
  ok: boolean;
  output: string;
  seconds: number;
}

/** Runs a program of `node_modules/.bin` (npm puts it on the PATH). Streams its output if `show` is "live". */
export function runStep(step: Step, show: "live" | "quiet"): Promise<StepOutcome> {
  const startedAtMs = performance.now();
  return new Promise((resolve) => {
    const child = spawn(step.command, step.args, { stdio: ["ignore", "pipe", "pipe"], env: process.env });
    let output = "";
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
      if (show === "live") process.stdout.write(chunk);
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    const finish = (ok: boolean): void =>
      resolve({ step, ok, output, seconds: (performance.now() - startedAtMs) / 1000 });
    child.on("error", (error) => {
      output += String(error);
      finish(false);
    });
    child.on("close", (code) => finish(code === 0));
  });
}

/** Runs the steps, at most two at a time; prints a line for each and the whole output of those that fail. */
export async function runSteps(steps: readonly Step[]): Promise<StepOutcome[]> {
  const waiting = [...steps];
  const outcomes: StepOutcome[] = [];
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await runStep(step, "quiet");
      outcomes.push(outcome);
      console.log(`${outcome.ok ? "ok    " : "FAILED"} ${step.name} (${outcome.seconds.toFixed(1)} s)`);
      if (!outcome.ok) console.log(outcome.output.trimEnd());
    }
  };
  await Promise.all([worker(), worker()]);
  return outcomes;
}
