import { expect, test } from "vitest";
import { mediaGates } from "./mediaGates.ts";

const media = { workers: 1, udpPort: 4420, tcpPort: 4421, announcedAddresses: [] };
const iceServers = { urls: [], secret: null };

test("the built-in media server is reached at its two ports of the page's host", () => {
  expect(mediaGates({ livekit: null, media, iceServers })).toEqual([
    { protocol: "UDP", host: "", port: 4420 },
    { protocol: "TCP", host: "", port: 4421 },
  ]);
});

test("each thread has a pair of ports, at every announced address", () => {
  const many = { ...media, workers: 2, announcedAddresses: ["192.0.2.1"] };
  expect(mediaGates({ livekit: null, media: many, iceServers }).map(({ host, port }) => `${host}:${port}`)).toEqual([
    "192.0.2.1:4420",
    "192.0.2.1:4421",
    "192.0.2.1:4422",
    "192.0.2.1:4423",
  ]);
});

test("any port is none that somebody could open", () => {
  expect(mediaGates({ livekit: null, media: { ...media, udpPort: 0, tcpPort: 0 }, iceServers })).toEqual([]);
});

test("of an outside media server only the relays are known", () => {
  const livekit = { url: "wss://media.example.org", apiKey: "key", apiSecret: "secret" };
  const urls = ["stun:stun.example.org", "turn:turn.example.org", "turns:turn.example.org:443?transport=tcp"];
  expect(mediaGates({ livekit, media, iceServers: { urls, secret: "shared" } })).toEqual([
    { protocol: "UDP", host: "turn.example.org", port: 3478 },
    { protocol: "TCP", host: "turn.example.org", port: 443 },
  ]);
});
