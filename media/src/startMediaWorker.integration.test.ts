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
