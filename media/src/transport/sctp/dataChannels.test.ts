import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DataChannel } from "../peerTransport.ts";
import { DataChannels } from "./dataChannels.ts";

const MINUTE_MS = 60_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The channels of a server and of its peer, over a line that can be cut towards the peer. */
function connect() {
  const line = { isCut: false };
  const peer: DataChannels = new DataChannels("client", (packet) => void setImmediate(() => server.receive(packet)));
  const server: DataChannels = new DataChannels("server", (packet) => {
    if (!line.isCut) setImmediate(() => peer.receive(packet));
  });
  for (const side of [server, peer]) side.start();
  return { line, peer, server };
}

test("what a reliable channel lost on its way arrives, also beside a channel whose messages may get lost", async () => {
  const { line, peer, server } = connect();
  const atServer: DataChannel[] = [];
  server.onChannel = (channel) => void atServer.push(channel);
  const heard: string[] = [];
  for (const label of ["_reliable", "_lossy"]) {
    const limit = label === "_lossy" ? { maxRetransmits: 1 } : {};
    peer.open(label, { ordered: true, ...limit }).onMessage = (data) => void heard.push(String(data));
  }
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  line.isCut = true;
  for (const channel of atServer) channel.send(Buffer.from(channel.label));
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  line.isCut = false;
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(heard).toContain("_reliable");
  for (const side of [server, peer]) side.close();
});
