import { must } from "@atrium/contract";
import { DisconnectReason, TrackSource as RtcSource } from "@livekit/rtc-node";
import { DataPacket_Kind, TrackSource } from "livekit-server-sdk";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type MediaTrial, startMediaTrial } from "./mediaTrial.ts";
import { NodeClient } from "./nodeClient.ts";
import { until } from "./watch.ts";

let trial: MediaTrial;
const present: NodeClient[] = [];

beforeAll(async () => {
  trial = await startMediaTrial();
});

afterEach(async () => {
  await Promise.all(present.splice(0).map((client) => client.leave()));
});

afterAll(() => trial.stop());

async function join(identity: string, room: string, more = {}): Promise<NodeClient> {
  const client = new NodeClient();
  present.push(client);
  await client.join(trial.url, await trial.token(identity, room, more));
  return client;
}

async function expectHeard(listener: NodeClient, identity: string, frames = 10): Promise<void> {
  const before = listener.heard.get(identity) ?? 0;
  await until(() => (listener.heard.get(identity) ?? 0) > before + frames, `${identity} being heard`);
}

async function trackOf(room: string, identity: string) {
  const { tracks } = await trial.api.getParticipant(room, identity);
  return must(tracks[0], "the participant publishes");
}

const attributesOf = (viewer: NodeClient, identity: string) =>
  viewer.room.remoteParticipants.get(identity)?.attributes ?? {};

test("everybody hears everybody, also who comes late and who comes back", async () => {
  const a = await join("a", "hum");
  const b = await join("b", "hum");
  await Promise.all([a.hum(), b.hum()]);
  await expectHeard(a, "b");
  await expectHeard(b, "a");
  const c = await join("c", "hum");
  await expectHeard(c, "a");
  await expectHeard(c, "b");
  await b.leave();
  await until(() => !a.room.remoteParticipants.has("b"), "b's leaving");
  const again = await join("b", "hum");
  await again.hum();
  await expectHeard(a, "b");
});

test("a mute by the server silences at once and is lifted by it", async () => {
  const room = "mute";
  const [a, b, c] = [await join("a", room), await join("b", room), await join("c", room)];
  await Promise.all([b.hum(), c.hum()]);
  await expectHeard(a, "b");
  await expectHeard(a, "c");
  const { sid } = await trackOf(room, "b");
  await trial.api.mutePublishedTrack(room, "b", sid, true);
  await until(async () => (await trackOf(room, "b")).muted, "the mute");
  // Half a second of another's audio flushes what was in flight. Then the same again, without b's audio.
  await expectHeard(a, "c", 50);
  const silent = a.heard.get("b");
  await expectHeard(a, "c", 50);
  expect(a.heard.get("b")).toBe(silent);
  await trial.api.mutePublishedTrack(room, "b", sid, false);
  await expectHeard(a, "b");
});

test("who is removed learns why, and the others see it go", async () => {
  const room = "remove";
  const [a, b] = [await join("a", room), await join("b", room)];
  await trial.api.removeParticipant(room, "b");
  await until(() => b.disconnectReason === DisconnectReason.PARTICIPANT_REMOVED, "b's end");
  await until(() => !a.room.remoteParticipants.has("b"), "a being alone");
  await expect(trial.api.getParticipant(room, "b")).rejects.toMatchObject({ code: "not_found" });
});

test("tokens made before the removal can be made worthless", async () => {
  const room = "revoke";
  const old = await trial.token("b", room);
  await join("a", room);
  await join("b", room);
  await trial.api.removeParticipant(room, "b", { revokeTokenTs: BigInt(Math.floor(Date.now() / 1000) + 60) });
  const client = new NodeClient();
  await expect(client.join(trial.url, old)).rejects.toThrow(/signal failure/);
  expect((await trial.api.listParticipants(room)).map(({ identity }) => identity)).toEqual(["a"]);
});

test("tokens of somebody who is away can be made worthless, and less worth", async () => {
  const room = "revoke-away";
  const [revoked, limited] = [await trial.token("b", room), await trial.token("c", room)];
  const revokeTokenTs = BigInt(Math.floor(Date.now() / 1000) + 60);
  await expect(trial.api.removeParticipant(room, "b", { revokeTokenTs })).rejects.toMatchObject({ code: "not_found" });
  const permission = { canPublish: false, canSubscribe: true };
  const update = trial.api.updateParticipant(room, "c", { permission });
  await expect(update).rejects.toMatchObject({ code: "not_found" });
  await expect(new NodeClient().join(trial.url, revoked)).rejects.toThrow(/signal failure/);
  const c = new NodeClient();
  present.push(c);
  await c.join(trial.url, limited);
  expect(await trial.api.getParticipant(room, "c")).toMatchObject({ permission: { canPublish: false } });
});

test("the newest of an identity wins", async () => {
  const room = "twice";
  const older = await join("a", room);
  const b = await join("b", room);
  const newer = await join("a", room);
  await until(() => older.disconnectReason === DisconnectReason.DUPLICATE_IDENTITY, "the older one's end");
  await newer.hum();
  await expectHeard(b, "a");
  expect(await trial.api.listParticipants(room)).toHaveLength(2);
});

test("a permission taken away ends what it allowed, and given back allows again", async () => {
  const room = "permission";
  const a = await join("a", room);
  const b = await join("b", room, { canPublishSources: [TrackSource.MICROPHONE] });
  await b.hum();
  await expectHeard(a, "b");
  const permission = { canPublish: false, canSubscribe: true, canPublishData: true };
  await trial.api.updateParticipant(room, "b", { permission });
  await until(() => a.room.remoteParticipants.get("b")?.trackPublications.size === 0, "the end of b's track");
  await trial.api.updateParticipant(room, "b", { permission: { ...permission, canPublish: true } });
  await b.hum(RtcSource.SOURCE_MICROPHONE);
  await expectHeard(a, "b");
});

test("who may not receive hears nothing until it may", async () => {
  const room = "deaf";
  const a = await join("a", room, { canSubscribe: false });
  const [b, c] = [await join("b", room), await join("c", room)];
  await b.hum();
  await until(() => a.room.remoteParticipants.get("b")?.trackPublications.size === 1, "b's track");
  await expectHeard(c, "b", 50);
  expect(a.heard.get("b") ?? 0).toBe(0);
  const permission = { canPublish: true, canSubscribe: true, canPublishData: true };
  await trial.api.updateParticipant(room, "a", { permission });
  await expectHeard(a, "b");
});

test("the server chooses what somebody receives", async () => {
  const room = "chosen";
  const [a, b] = [new NodeClient(), await join("b", room)];
  present.push(a);
  await a.join(trial.url, await trial.token("a", room), { autoSubscribe: false, dynacast: true });
  await b.hum();
  await until(() => a.room.remoteParticipants.get("b")?.trackPublications.size === 1, "b's track");
  expect(a.heard.has("b")).toBe(false);
  await trial.api.updateSubscriptions(room, "a", [(await trackOf(room, "b")).sid], true);
  await expectHeard(a, "b");
});

test("data reaches everybody, those named, and comes from the server as well", async () => {
  const room = "data";
  const [a, b, c] = [await join("a", room), await join("b", room), await join("c", room, { canPublishData: false })];
  const say = (client: NodeClient, text: string, to: string[] = []) =>
    client.room.localParticipant?.publishData(new TextEncoder().encode(text), {
      reliable: true,
      destination_identities: to,
    });
  await say(a, "to all");
  await say(a, "to c", ["c"]);
  await say(c, "forbidden")?.catch(() => undefined);
  await trial.api.sendData(room, new TextEncoder().encode("from above"), DataPacket_Kind.RELIABLE, { topic: "news" });
  const received = () => [a, b, c].map(({ messages }) => messages.length);
  await until(() => received().join() === "1,2,3", "all messages");
  expect(c.messages.toSorted()).toEqual(["from above", "to all", "to c"]);
  expect(b.messages.toSorted()).toEqual(["from above", "to all"]);
  expect(a.messages).toEqual(["from above"]);
});

test("name, metadata and attributes are told to the others", async () => {
  const room = "metadata";
  const [a, b] = [await join("a", room), await join("b", room)];
  await b.room.localParticipant?.setAttributes({ hand: "up" });
  await until(() => attributesOf(a, "b")["hand"] === "up", "the hand");
  await trial.api.updateParticipant(room, "b", { name: "Bea", metadata: "m", attributes: { hand: "" } });
  await until(() => a.room.remoteParticipants.get("b")?.name === "Bea", "the name");
  const info = await trial.api.getParticipant(room, "b");
  expect({ name: info.name, metadata: info.metadata, attributes: info.attributes }).toEqual({
    name: "Bea",
    metadata: "m",
    attributes: {},
  });
});

test("rooms are listed, described and deleted", async () => {
  const a = await join("a", "listed");
  await trial.api.createRoom({ name: "made", metadata: "first", maxParticipants: 2 });
  await trial.api.updateRoomMetadata("listed", "second");
  const rooms = await trial.api.listRooms(["listed", "made", "missing"]);
  const told = rooms.map(({ name, metadata, numParticipants }) => [name, metadata, numParticipants] as const);
  expect(told.toSorted(([a], [b]) => a.localeCompare(b))).toEqual([
    ["listed", "second", 1],
    ["made", "first", 0],
  ]);
  await until(() => a.room.metadata === "second", "the room's news");
  await trial.api.deleteRoom("listed");
  await until(() => a.disconnectReason === DisconnectReason.ROOM_DELETED, "the end of the room");
  await trial.api.deleteRoom("made");
  expect(await trial.api.listRooms(["listed", "made"])).toEqual([]);
});

test("a full room turns people away", async () => {
  await trial.api.createRoom({ name: "full", maxParticipants: 1 });
  await join("a", "full");
  const client = new NodeClient();
  await expect(client.join(trial.url, await trial.token("b", "full"))).rejects.toThrow(/signal failure/);
});
