import type { Page } from "@playwright/test";
import type { SimulationScenario } from "livekit-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BrowserClients, startBrowserClients } from "./browserClients.ts";
import { type MediaTrial, startMediaTrial } from "./mediaTrial.ts";
import { until, expectReceiving } from "./watch.ts";

let trial: MediaTrial;
let clients: BrowserClients;

beforeAll(async () => {
  trial = await startMediaTrial();
  clients = await startBrowserClients();
});

afterAll(async () => {
  await clients.close();
  await trial.stop();
});

const sends = { microphone: true, camera: true } as const;

async function pair(room: string, singlePeerConnection: boolean): Promise<[Page, Page]> {
  const options = { singlePeerConnection };
  const a = await clients.join(trial, { identity: "a", room, options, ...sends });
  const b = await clients.join(trial, { identity: "b", room, options, ...sends });
  await expectReceiving(a, "b", "both");
  await expectReceiving(b, "a", "both");
  return [a, b];
}

const simulate = (page: Page, scenario: SimulationScenario): Promise<void> =>
  page.evaluate((wanted) => {
    window.events.length = 0;
    return window.room.simulateScenario(wanted);
  }, scenario);

const sidOf = (page: Page): Promise<string> => page.evaluate(() => window.room.localParticipant.sid);

test.each([true, false])(
  "a lost socket is resumed without the others noticing (one connection: %s)",
  async (single) => {
    const [a, b] = await pair(`resume-${single}`, single);
    const sid = await sidOf(a);
    await simulate(a, "signal-reconnect");
    await until(() => a.evaluate(() => window.events.includes("reconnected")), "the resume");
    await expectReceiving(a, "b", "both");
    await expectReceiving(b, "a", "both");
    expect(await sidOf(a)).toBe(sid);
    expect(await b.evaluate(() => window.events.includes("participantDisconnected"))).toBe(false);
    await Promise.all([a.close(), b.close()]);
  },
);

test.each(["full-reconnect", "node-failure", "leave-full-reconnect", "resume-reconnect", "migration"] as const)(
  "after %s everything is back by itself",
  async (scenario) => {
    const [a, b] = await pair(scenario, true);
    await simulate(a, scenario);
    await until(() => a.evaluate(() => window.events.includes("reconnected")), "the reconnection");
    await expectReceiving(a, "b", "both");
    await expectReceiving(b, "a", "both");
    expect(await b.evaluate(() => window.room.remoteParticipants.size)).toBe(1);
    await Promise.all([a.close(), b.close()]);
  },
);

test("media goes over TCP where a client asks for it", async () => {
  const [a, b] = await pair("tcp", true);
  await simulate(a, "force-tcp");
  await until(() => a.evaluate(() => window.events.includes("reconnected")), "the reconnection");
  await expectReceiving(a, "b", "both");
  await expectReceiving(b, "a", "both");
  const address = await a.evaluate(() => window.room.engine.getConnectedServerAddress());
  expect(address).toBe(`127.0.0.1:${trial.server.tcpPort}`);
  await Promise.all([a.close(), b.close()]);
});

test("when the server sends somebody away, the client stays away", async () => {
  const [a, b] = await pair("leave", true);
  await simulate(a, "server-leave");
  await until(() => a.evaluate(() => window.room.state === "disconnected"), "the end");
  await until(() => b.evaluate(() => window.room.remoteParticipants.size === 0), "b being alone");
  expect(await a.evaluate(() => window.events.includes("reconnecting"))).toBe(false);
  await Promise.all([a.close(), b.close()]);
});

test("the newest tab of a person wins", async () => {
  const [a, b] = await pair("tabs", true);
  const newer = await clients.join(trial, { identity: "a", room: "tabs", ...sends });
  await until(() => a.evaluate(() => window.room.state === "disconnected"), "the end of the older tab");
  await expectReceiving(b, "a", "both");
  await expectReceiving(newer, "b", "both");
  expect(await b.evaluate(() => window.room.remoteParticipants.size)).toBe(1);
  await Promise.all([a.close(), b.close(), newer.close()]);
});
