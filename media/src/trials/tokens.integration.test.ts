import { TokenVerifier } from "livekit-server-sdk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MediaTrial, startMediaTrial } from "./mediaTrial.ts";
import { openSocket } from "./rawSocket.ts";
import { until } from "./watch.ts";

let trial: MediaTrial;

beforeAll(async () => {
  trial = await startMediaTrial();
});

afterAll(() => trial.stop());

test("a client gets a fresh token before its own ends, with what it may do by then", async () => {
  const { socket, seen } = await openSocket(trial, await trial.token("a", "fresh", { seconds: 4 }));
  const permission = { canPublish: false, canSubscribe: true, canPublishData: true };
  await trial.api.updateParticipant("fresh", "a", { permission, name: "Ann" });
  await until(() => seen.kinds.includes("refreshToken"), "a fresh token");
  const fresh = seen.messages.flatMap((message) => (message.case === "refreshToken" ? [message.value] : []))[0] ?? "";
  const { apiKey, apiSecret } = trial.options;
  const claims = await new TokenVerifier(apiKey, apiSecret).verify(fresh);
  expect(claims).toMatchObject({ sub: "a", name: "Ann", video: { room: "fresh", canPublish: false } });
  expect((claims.exp ?? 0) - Date.now() / 1000).toBeGreaterThan(500);
  socket.close();
});

test("a session outlives its token, but coming back needs one that is valid", async () => {
  // A token is accepted for ten seconds after it expires, for clocks that differ.
  const old = await trial.token("a", "old", { seconds: -8 });
  const { socket, seen } = await openSocket(trial, old);
  const validate = () => fetch(`${trial.server.signalUrl}/rtc/validate?access_token=${old}`);
  await until(async () => (await validate()).status === 401, "the end of the token");
  await trial.api.updateParticipant("old", "a", { metadata: "still here" });
  await until(() => seen.kinds.filter((kind) => kind === "update").length > 1, "news of the session");
  expect(seen.closed).toBe(0);
  socket.close();
});
