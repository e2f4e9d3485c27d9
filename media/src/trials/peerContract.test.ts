import { expect, test } from "vitest";
import { createPeerMedia } from "../rtp/createPeerMedia.ts";
import type { PeerMedia, UpTrackOptions } from "../rtp/peerMedia.ts";
import { createMemoryTransport } from "../rtp/testing/memoryTransport.ts";
import { MemoryPeer } from "./memoryPeer.ts";

// The twin used by room tests must refuse what the real one refuses, or those tests pass where the program breaks.
const peers: readonly { name: string; newPeer: () => PeerMedia }[] = [
  { name: "the real peer", newPeer: () => createPeerMedia(createMemoryTransport()) },
  { name: "its twin in memory", newPeer: () => new MemoryPeer() },
];

const voice: UpTrackOptions = {
  mid: "0",
  kind: "audio",
  mime: "audio/opus",
  payloadType: 111,
  rids: [],
  ssrcs: [],
};
const down = { mid: "1", ssrc: 10, payloadType: 111 };

test.each(peers)("$name carries one track at a time on an ssrc", ({ newPeer }) => {
  const [from, to] = [newPeer(), newPeer()];
  const up = from.addUpTrack(voice);
  const first = to.addDownTrack(up, down);
  expect(() => to.addDownTrack(up, { ...down, mid: "2" })).toThrow("SSRC 10");
  first.close();
  expect(to.addDownTrack(up, { ...down, mid: "2" }).options.mid).toBe("2");
});

test.each(peers)("$name forwards no track that another kind of peer received", ({ newPeer }) => {
  const stranger = { ...newPeer().addUpTrack(voice) };
  expect(() => newPeer().addDownTrack(stranger, down)).toThrow(TypeError);
});

test.each(peers)("$name starts a forwarded track in silence", ({ newPeer }) => {
  const track = newPeer().addDownTrack(newPeer().addUpTrack(voice), down);
  expect(track.paused).toBe(true);
  track.resume();
  expect(track.paused).toBe(false);
  track.pause();
  expect(track.paused).toBe(true);
});
