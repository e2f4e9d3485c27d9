import { expect, test } from "vitest";
import { startMediaWorker } from "./startMediaWorker.ts";
import { startMediaTrial } from "./trials/mediaTrial.ts";

test("the worker answers the server API and stops when told", async () => {
  const trial = await startMediaTrial(startMediaWorker);
  expect(await trial.api.listRooms()).toEqual([]);
  await trial.stop();
  await expect(fetch(trial.server.signalUrl)).rejects.toThrow("fetch failed");
});

test("starting on a port that is taken fails with the reason", async () => {
  const first = await startMediaTrial(startMediaWorker);
  const taken = { ...first.options, signalPort: Number(new URL(first.server.signalUrl).port) };
  await expect(startMediaWorker(taken)).rejects.toThrow("EADDRINUSE");
  await first.stop();
});

test("a worker that is told to stop is not reported as one that ended by itself", async () => {
  const exits: string[] = [];
  const trial = await startMediaTrial((options) =>
    startMediaWorker({ ...options, onExit: (reason) => void exits.push(reason) }),
  );
  await trial.stop();
  expect(exits).toEqual([]);
});
