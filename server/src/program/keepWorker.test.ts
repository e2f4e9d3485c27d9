import { createFakeClock } from "@atrium/testkit/fakeClock";
import { expect, test } from "vitest";
import { keepWorker } from "./keepWorker.ts";
import { createLog } from "../platform/log.ts";

const log = createLog({ level: "silent" });

function keep(fails: (life: number) => boolean = () => false) {
  const clock = createFakeClock();
  const seen = { lives: 0, stopped: 0, crash: () => {} };
  const worker = keepWorker(
    async (onExit) => {
      seen.crash = () => onExit("crash");
      seen.lives += 1;
      const life = seen.lives;
      if (fails(life)) throw new Error("no");
      return { life, stop: async () => void (seen.stopped += 1) };
    },
    { clock, log },
  );
  /** Advances time and lets what it started settle. */
  const pass = async (ms: number) => {
    clock.advance(ms);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { worker, seen, pass };
}

test("a part that ends is started again after a pause", async () => {
  const { worker, seen, pass } = keep();
  await worker.start();
  seen.crash();
  expect(worker.current()).toBeNull();
  await pass(99);
  expect(worker.current()).toBeNull();
  await pass(1);
  expect(worker.current()?.life).toBe(2);
});

test("a start that fails does not hold the program up, and pauses grow while it fails", async () => {
  const { worker, seen, pass } = keep((life) => life < 4);
  await worker.start();
  for (const [waitMs, lives] of [
    [100, 2],
    [199, 2],
    [1, 3],
    [400, 4],
  ] as const) {
    await pass(waitMs);
    expect(seen.lives).toBe(lives);
  }
  expect(worker.current()?.life).toBe(4);
});

test("a part that ran well starts with a short pause again", async () => {
  const { worker, seen, pass } = keep();
  await worker.start();
  for (let crash = 0; crash < 4; crash += 1) {
    seen.crash();
    await pass(4000);
  }
  await pass(60_001);
  seen.crash();
  await pass(100);
  expect(seen.lives).toBe(6);
});

test("after a stop nothing starts any more", async () => {
  const { worker, seen, pass } = keep();
  await worker.start();
  seen.crash();
  await worker.stop();
  await pass(60_000);
  expect(seen.lives).toBe(1);
});

test("who asks between two lives waits for the next one, but not for ever", async () => {
  const { worker, seen, pass } = keep((life) => life === 2);
  await worker.start();
  expect((await worker.whenRunning(1000))?.life).toBe(1);
  seen.crash();
  const [patient, hasty] = [worker.whenRunning(1000), worker.whenRunning(299)];
  await pass(100);
  await pass(199);
  expect(await hasty).toBeNull();
  await pass(1);
  expect((await patient)?.life).toBe(3);
});

test("a stop leaves nobody waiting", async () => {
  const { worker, seen } = keep();
  await worker.start();
  seen.crash();
  const waiting = worker.whenRunning(1000);
  await worker.stop();
  expect(await waiting).toBeNull();
});
