import { DataPacket, UserPacket } from "@livekit/protocol";
import { must } from "@atrium/contract";
import { expect, test } from "vitest";
import { type MemoryClient, MemoryRoom } from "../trials/memoryRoom.ts";
import { relayData } from "./dataRelay.ts";

function crowd() {
  const trial = new MemoryRoom();
  const clients = [trial.join("a"), trial.join("b"), trial.join("c", { grants: { canPublishData: false } })] as const;
  // The client opens the data channels of a single connection.
  for (const { peer } of clients) {
    for (const label of ["_reliable", "_lossy"]) {
      peer.transport.onDataChannel(peer.transport.openDataChannel(label, { ordered: true }));
    }
  }
  const send = (from: MemoryClient, packet: Partial<DataPacket>, label = "_reliable") => {
    const user = { case: "user" as const, value: new UserPacket({ payload: new Uint8Array([7]) }) };
    const data = Buffer.from(new DataPacket({ value: user, ...packet }).toBinary());
    relayData(trial.room, must(from.participant, "joined"), { label, data });
  };
  const got = (client: MemoryClient) => client.peer.transport.data.map(({ data }) => DataPacket.fromBinary(data));
  return { trial, clients, send, got };
}

test("a packet reaches the others with the sender's name as the server knows it", () => {
  const {
    clients: [a, b, c],
    send,
    got,
  } = crowd();
  send(a, { participantIdentity: "somebody else" });
  expect(got(b)).toMatchObject([{ participantIdentity: "a", participantSid: a.sid }]);
  expect(got(b)[0]?.value).toMatchObject({ case: "user", value: { participantIdentity: "a" } });
  expect([got(a).length, got(c).length]).toEqual([0, 1]);
});

test("a packet for some reaches only them, on its own channel", () => {
  const {
    clients: [a, b, c],
    send,
    got,
  } = crowd();
  send(a, { destinationIdentities: ["c"] }, "_lossy");
  expect([got(b).length, got(c).length]).toEqual([0, 1]);
  expect(c.peer.transport.data[0]?.label).toBe("_lossy");
});

test("who may not send data sends none", () => {
  const {
    clients: [a, , c],
    send,
    got,
  } = crowd();
  send(c, {});
  expect(got(a)).toEqual([]);
});

test("reliable packets repeated after a resume are taken once", () => {
  const {
    clients: [a, b],
    send,
    got,
  } = crowd();
  for (const sequence of [1, 2, 1, 2, 3]) send(a, { sequence });
  expect(got(b).map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
});

test("bytes that are no packet and unknown channels are dropped", () => {
  const {
    trial,
    clients: [a, b],
    got,
  } = crowd();
  const from = must(a.participant, "joined");
  relayData(trial.room, from, { label: "_reliable", data: Buffer.from([255, 255, 255]) });
  relayData(trial.room, from, { label: "_data_track", data: Buffer.from([1]) });
  expect(got(b)).toEqual([]);
});

test("reliable data sent before the client opened its channel arrives when it does", () => {
  const trial = new MemoryRoom();
  const [a, b] = [trial.join("a"), trial.join("b")];
  const value = { case: "user" as const, value: new UserPacket({ payload: new Uint8Array([7]) }) };
  const data = Buffer.from(new DataPacket({ value }).toBinary());
  relayData(trial.room, must(a.participant, "joined"), { label: "_reliable", data });
  const { transport } = b.peer;
  transport.onDataChannel(transport.openDataChannel("_reliable", { ordered: true }));
  expect(transport.data).toHaveLength(1);
});
