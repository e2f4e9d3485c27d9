import { Ping, SignalRequest } from "@livekit/protocol";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type MediaTrial, startMediaTrial } from "./mediaTrial.ts";
import { openSocket } from "./rawSocket.ts";
import { until } from "./watch.ts";

let trial: MediaTrial;

beforeAll(async () => {
  trial = await startMediaTrial();
});

afterEach(() => void vi.useRealTimers());

afterAll(() => trial.stop());

test.each([-600_000, 600_000])("a machine's clock set by %i ms ends no socket and keeps nobody out", async (byMs) => {
  const room = `clock${byMs}`;
  const { socket, seen } = await openSocket(trial, await trial.token("a", room));
  vi.setSystemTime(Date.now() + byMs);
  // Silence is checked on every tick, and a newcomer is announced after some of them.
  const other = await openSocket(trial, await trial.token("b", room));
  await until(() => other.seen.kinds.includes("roomUpdate"), "a tick");
  const message: SignalRequest["message"] = { case: "pingReq", value: new Ping({ timestamp: 1n }) };
  socket.send(new SignalRequest({ message }).toBinary());
  await until(() => seen.closed !== 0 || seen.kinds.includes("pongResp"), "an answer");
  expect(seen.closed).toBe(0);
  other.socket.close();
  const again = await openSocket(trial, await trial.token("a", room));
  again.socket.close();
});
