import { must } from "@atrium/contract";
import { expect, test } from "vitest";
import { AddTrackRequest, SessionDescription, TrackSource, TrackType } from "@livekit/protocol";
import { pionOffer } from "../../sdp/sampleOffers.ts";
import { MemoryRoom } from "../../trials/memoryRoom.ts";

test.each(["audio", "video"] as const)(
  "a client that closes the section %s came on and opens another goes on receiving there",
  (kind) => {
    const trial = new MemoryRoom();
    const [a, b, c] = [trial.join("a"), trial.join("b"), trial.join("c")];
    const sid = a.publish(kind);
    b.offer();
    c.offer();
    const carrying = must(b.peer.flowing[0], "the track flows").options.mid;
    for (const section of b.sections) if (section.mid === carrying) section.direction = "inactive";
    b.sections.push({ mid: "later", kind, direction: "recvonly" });
    expect(b.offer()).toContain(sid);
    expect(trial.faults).toEqual([]);
    expect(b.peer.flowing.map(({ options }) => options.mid)).toEqual(["later"]);
    expect(c.peer.flowing).toHaveLength(1);
  },
);

test("a subscription that lost its section sends nothing until it has another", () => {
  const trial = new MemoryRoom();
  const [a, b] = [trial.join("a"), trial.join("b")];
  const sid = a.publish("audio");
  b.offer();
  for (const section of b.sections) if (section.kind === "audio") section.direction = "inactive";
  b.offer();
  expect(b.peer.flowing).toEqual([]);
  expect(must(b.participant, "b joined").subscriptions.all.map(({ down }) => down)).toEqual([null]);
  b.sections.push({ mid: "later", kind: "audio", direction: "recvonly" });
  expect(b.offer()).toContain(sid);
  expect(b.peer.flowing).toHaveLength(1);
});

test.each(["one", "two"] as const)(
  "a Go client's H.264 is announced once its first packet shows it (%s)",
  (connections) => {
    const trial = new MemoryRoom();
    const [a, b] = [trial.join("a", { connections }), trial.join("b")];
    const request = { cid: "camera", type: TrackType.VIDEO, source: TrackSource.CAMERA };
    const offer = (id: number) =>
      a.say({ case: "offer", value: new SessionDescription({ type: "offer", sdp: pionOffer("camera"), id }) });
    a.say({ case: "addTrack", value: new AddTrackRequest(request) });
    offer(1);
    const tracks = () => must(a.participant, "a joined").tracks.live();
    expect(tracks()).toEqual([]);
    offer(2);
    must(a.peer.ups[0], "its section is open").options.onCodec?.("video/h264");
    expect(a.peer.ups).toHaveLength(1);
    expect(tracks().map(({ mime }) => mime)).toEqual(["video/h264"]);
    expect(b.offer()).toContain("H264/90000");
    expect(b.peer.flowing.map(({ options }) => options.payloadType)).toEqual([108]);
    offer(3);
    expect(a.told("answer").at(-1)?.sdp).toContain("m=video 9 UDP/TLS/RTP/SAVPF 96 106 98");
  },
);
