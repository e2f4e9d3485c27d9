import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startMedia } from "../startMedia.ts";
import { type MediaTrial, startMediaTrial } from "./mediaTrial.ts";
import { NodeClient } from "./nodeClient.ts";

let trial: MediaTrial;
let isFull = false;
const present: NodeClient[] = [];

beforeAll(async () => {
  trial = await startMediaTrial((options) => startMedia({ ...options, isFull: () => isFull }));
});

afterEach(async () => {
  isFull = false;
  await Promise.all(present.splice(0).map((client) => client.leave()));
});

afterAll(() => trial.stop());

async function join(identity: string, room: string): Promise<void> {
  const client = new NodeClient();
  present.push(client);
  await client.join(trial.url, await trial.token(identity, room));
}

const whyNot = async (room: string) => {
  const answer = await fetch(`${trial.server.signalUrl}/rtc/validate?access_token=${await trial.token("x", room)}`);
  return { status: answer.status, text: await answer.text() };
};

test("a full server keeps its rooms, also for those who come later, and takes no new ones but says why", async () => {
  await join("a", "old");
  isFull = true;
  await join("b", "old");
  expect((await trial.api.listParticipants("old")).map(({ identity }) => identity).toSorted()).toEqual(["a", "b"]);
  await expect(join("c", "new")).rejects.toThrow(/signal failure/);
  expect(await whyNot("new")).toEqual({ status: 503, text: "the media server is full" });
  expect(await whyNot("old")).toEqual({ status: 200, text: "success" });
  await expect(trial.api.createRoom({ name: "made" })).rejects.toMatchObject({ code: "resource_exhausted" });
  isFull = false;
  await join("c", "new");
});
