import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import { expect, test } from "vitest";
import type { NetworkPath } from "../ice/networkPath.ts";
import { framed } from "./frameReader.ts";
import { listenTcp } from "./tcpListener.ts";

const proof = Buffer.from("proof");
const ping = Buffer.from("ping to be sent back");

test("a connection that proves to be nobody's is closed, however much it says; a peer's stays", async () => {
  const ended: number[] = [];
  const server = await listenTcp(
    { ip: "127.0.0.1", port: 0 },
    { onPacket: (packet) => packet.equals(proof), onEnd: (path) => void ended.push(path.port), unprovenForMs: 300 },
  );
  const { port } = server.address() as AddressInfo;
  const [talker, silent, peer] = [connect(port), connect(port), connect(port)];
  await Promise.all([talker, silent, peer].map((socket) => once(socket, "connect")));
  const ports = [talker, silent].map((socket) => socket.localPort ?? 0);
  peer.write(framed(proof));
  const talk = setInterval(() => talker.write(framed(Buffer.from("talk"))), 50);
  // A client that is sending sees a reset; either way the connection is closed.
  for (const socket of [talker, silent]) socket.on("error", () => undefined);
  await Promise.all([talker, silent].map((socket) => new Promise((done) => socket.resume().once("close", done))));
  clearInterval(talk);
  await expect.poll(() => new Set(ended)).toEqual(new Set(ports));
  expect(peer.readyState).toBe("open");
  peer.destroy();
  await new Promise((resolve) => server.close(resolve));
});

test("an address with many connections that are nobody's loses its oldest, and a peer still gets in and stays", async () => {
  const server = await listenTcp(
    { ip: "127.0.0.1", port: 0 },
    { onPacket: (packet) => packet.equals(proof), onEnd: () => undefined },
  );
  const { port } = server.address() as AddressInfo;
  const open = async () => {
    const socket = connect(port);
    socket.on("error", () => undefined);
    await once(socket, "connect");
    return socket.resume();
  };
  const strangers: Socket[] = [];
  for (let index = 0; index < 40; index++) strangers.push(await open());
  await expect.poll(() => strangers.filter(({ readyState }) => readyState === "open").length).toBe(32);
  expect(strangers.slice(0, 8).every(({ readyState }) => readyState !== "open")).toBe(true);
  const peer = await open();
  peer.write(framed(proof));
  for (let index = 0; index < 40; index++) strangers.push(await open());
  await expect.poll(() => strangers.filter(({ readyState }) => readyState === "open").length).toBe(32);
  expect(peer.readyState).toBe("open");
  for (const socket of [...strangers, peer]) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

test("who pours much before proving whose it is, or more frames than packets can be, is closed; a peer says all it likes", async () => {
  const server = await listenTcp(
    { ip: "127.0.0.1", port: 0 },
    { onPacket: (packet) => packet.equals(proof), onEnd: () => undefined },
  );
  const { port } = server.address() as AddressInfo;
  const [stranger, crumbler, peer] = [connect(port), connect(port), connect(port)];
  const sockets = [stranger, crumbler, peer];
  for (const socket of sockets) socket.on("error", () => undefined).resume();
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  const much = Buffer.concat(Array.from({ length: 100 }, () => framed(Buffer.alloc(1000))));
  const crumbs = Buffer.concat(Array.from({ length: 1000 }, () => framed(Buffer.alloc(1))));
  const [poured, crumbled] = [stranger, crumbler].map((socket) => new Promise((done) => socket.once("close", done)));
  for (const socket of [crumbler, peer]) socket.write(framed(proof));
  stranger.write(much);
  crumbler.write(crumbs);
  peer.write(much);
  await Promise.all([poured, crumbled]);
  expect(peer.readyState).toBe("open");
  peer.destroy();
  await new Promise((resolve) => server.close(resolve));
});

test("a peer that pours more than any call needs is left unread, and others are heard all the while", async () => {
  const PACKET = 1000;
  const BURST = 20_000;
  const CHUNK_AT_MOST = 65_536;
  let poured = 0;
  const paths = new Set<NetworkPath>();
  const server = await listenTcp(
    { ip: "127.0.0.1", port: 0 },
    {
      onPacket: (packet, path) => {
        paths.add(path);
        if (packet.equals(ping)) path.send(packet);
        else if (!packet.equals(proof)) poured += packet.length;
        return true;
      },
      onEnd: () => undefined,
      pace: { bytesPerSecond: 1, burstBytes: BURST },
    },
  );
  const { port } = server.address() as AddressInfo;
  const [flood, other] = [connect(port), connect(port)];
  for (const socket of [flood, other]) socket.on("error", () => undefined);
  await Promise.all([flood, other].map((socket) => once(socket, "connect")));
  flood.write(framed(proof));
  flood.write(Buffer.concat(Array.from({ length: 20_000 }, () => framed(Buffer.alloc(PACKET)))));
  await expect.poll(() => poured).toBeGreaterThan(0);
  for (let time = 0; time < 10; time++) {
    other.write(framed(ping));
    await once(other, "data");
  }
  expect(poured).toBeLessThanOrEqual(BURST + CHUNK_AT_MOST);
  expect(flood.writableLength).toBeGreaterThan(0);
  for (const path of paths) path.close();
  await new Promise((resolve) => server.close(resolve));
});
