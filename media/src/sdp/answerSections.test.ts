import { must } from "@atrium/contract";
import { expect, test } from "vitest";
import { answerSections, type SectionRole } from "./answerSections.ts";
import { parseSdp } from "./parseSdp.ts";
import { pionOffer, type SampleSection, SIMULCAST_LINES, sampleOffer } from "./sampleOffers.ts";
import { writeSdp } from "./writeSdp.ts";

const local = {
  ufrag: "ours",
  pwd: "secret",
  fingerprint: "11:22",
  candidates: ["candidate:1 1 udp 1 127.0.0.1 9 typ host"],
};

function answer(sections: readonly SampleSection[], roles: Record<string, SectionRole>): string[][] {
  const offer = must(parseSdp(sampleOffer(sections)), "the sample is well formed");
  const written = answerSections(offer, new Map(Object.entries(roles)));
  const text = writeSdp({ setup: "passive", version: 1, local, sections: written });
  return text.split(/\r\n(?=m=)/).map((block) => block.split("\r\n"));
}

const stream = { participantSid: "PA_a", trackSid: "TR_b", ssrc: 10, rtxSsrc: 11 };
const sendVideo: SectionRole = { role: "send", mime: "video/vp8", stream };

test("every video section echoes mid, both stream ids and the congestion extension, whatever its role", () => {
  const [, ...sections] = answer(
    [
      { mid: "0", kind: "video", lines: SIMULCAST_LINES },
      { mid: "1", kind: "video", direction: "recvonly" },
      { mid: "2", kind: "video", direction: "inactive" },
    ],
    { 0: { role: "receive", mime: "video/vp8" }, 1: sendVideo },
  );
  for (const section of sections) {
    const ids = section.filter((line) => line.startsWith("a=extmap:")).map((line) => line.slice(9).split(" ")[0]);
    expect(ids).toEqual(["3", "4", "10", "11"]);
  }
});

test("a received simulcast section lists the layers it takes", () => {
  const [, section = []] = answer([{ mid: "0", kind: "video", lines: SIMULCAST_LINES }], {
    0: { role: "receive", mime: "video/vp8" },
  });
  expect(section).toContain("a=recvonly");
  expect(section.slice(section.indexOf("a=rid:q recv"))).toEqual(
    expect.arrayContaining(["a=rid:q recv", "a=rid:h recv", "a=rid:f recv", "a=simulcast:recv q;h;f"]),
  );
});

test("a sent section names owner and track, and pairs its ssrcs", () => {
  const [, section] = answer([{ mid: "0", kind: "video", direction: "recvonly" }], { 0: sendVideo });
  expect(section).toEqual(
    expect.arrayContaining([
      "m=video 9 UDP/TLS/RTP/SAVPF 96 97",
      "a=sendonly",
      "a=msid:PA_a|TR_b TR_b",
      "a=ssrc-group:FID 10 11",
      "a=ssrc:10 cname:PA_a",
    ]),
  );
});

test("a section nobody uses is answered as inactive, a rejected one stays rejected", () => {
  const offer = [
    { mid: "0", kind: "audio", direction: "recvonly" },
    { mid: "1", kind: "audio", direction: "inactive" },
  ] as const;
  const parsed = must(
    parseSdp(sampleOffer(offer).replace(/m=audio 9(?=[^]*mid:1)(?![^]*m=audio)/, "m=audio 0")),
    "fine",
  );
  const written = answerSections(parsed, new Map());
  expect(written.map((section) => section.form)).toEqual(["media", "rejected"]);
  expect(written[0]).toMatchObject({ direction: "inactive" });
});

test("a payload type has the same parameters in all sections, with those the client added to one of them", () => {
  const hint = "a=fmtp:96 x-google-start-bitrate=900";
  const [, ...sections] = answer(
    [
      { mid: "0", kind: "video", lines: [hint] },
      { mid: "1", kind: "video", direction: "recvonly" },
    ],
    { 0: { role: "receive", mime: "video/vp8" }, 1: sendVideo },
  );
  for (const section of sections) expect(section.filter((line) => line.startsWith("a=fmtp:96"))).toEqual([hint]);
});

test("opus is chosen over its redundant form and may pause in silence", () => {
  const [, section] = answer([{ mid: "0", kind: "audio" }], { 0: { role: "receive", mime: "audio/opus" } });
  expect(section).toContain("m=audio 9 UDP/TLS/RTP/SAVPF 111");
  expect(section).toContain("a=fmtp:111 minptime=10;useinbandfec=1;usedtx=1");
});

test("stereo and pauses in silence are the same in a whole bundle, as its tracks want them", () => {
  const plain = { stereo: false, dtx: true };
  const music = { stereo: true, dtx: false };
  const opusOf = (roles: Record<string, SectionRole>) => {
    const sections = answer(
      [
        { mid: "0", kind: "audio", lines: ["a=fmtp:111 minptime=10;useinbandfec=1;stereo=1"] },
        { mid: "1", kind: "audio" },
      ],
      roles,
    );
    return sections.slice(1).map((section) => section.find((line) => line.startsWith("a=fmtp:111"))?.slice(11));
  };
  const receive = (opus: typeof plain): SectionRole => ({ role: "receive", mime: "audio/opus", opus });
  const base = "minptime=10;useinbandfec=1";
  expect(opusOf({ 0: receive(plain), 1: receive(plain) })).toEqual([`${base};usedtx=1`, `${base};usedtx=1`]);
  expect(opusOf({ 0: receive(plain), 1: receive(music) })).toEqual([`${base};stereo=1`, `${base};stereo=1`]);
});

test("of H.264 the profile every browser decodes is taken, with its own repair", () => {
  const [, section] = answer([{ mid: "0", kind: "video" }], { 0: { role: "receive", mime: "video/h264" } });
  expect(section).toContain("m=video 9 UDP/TLS/RTP/SAVPF 108 109");
});

test("a codec the browser lacks falls back when receiving and closes the section when sending", () => {
  const offered = [{ mid: "0", kind: "video", direction: "recvonly" }] as const;
  const [, received] = answer([{ mid: "0", kind: "video" }], { 0: { role: "receive", mime: "video/av1" } });
  const [, sent] = answer(offered, { 0: { ...sendVideo, mime: "video/av1" } });
  expect(received).toContain("m=video 9 UDP/TLS/RTP/SAVPF 96 97");
  expect(sent?.[0]).toMatch(/^m=video 0 /);
});

test("the answer is of an ICE-lite peer that waits for DTLS, with its candidates", () => {
  const [session, section] = answer([{ mid: "data", kind: "application" }], {});
  expect(session).toEqual(expect.arrayContaining(["a=ice-lite", "a=group:BUNDLE data"]));
  expect(section).toEqual(expect.arrayContaining(["a=setup:passive", "a=ice-ufrag:ours", `a=${local.candidates[0]}`]));
});

test("a publisher that did not say what it sends may send any codec we announce, in the order it likes them", () => {
  const offer = must(parseSdp(pionOffer("camera")), "the sample is well formed");
  const [section] = answerSections(offer, new Map([["0", { role: "receive", mime: null }]]));
  const codecs = section?.form === "media" ? section.codecs : [];
  expect(codecs.map(({ mime, media }) => [mime, media.payloadType])).toEqual([
    ["video/vp8", 96],
    ["video/h264", 106],
    ["video/vp9", 98],
  ]);
  const text = writeSdp({ setup: "passive", version: 1, local, sections: section ? [section] : [] });
  expect(text).toContain("m=video 9 UDP/TLS/RTP/SAVPF 96 106 98");
});

test("H.264 of a publisher that has the plain baseline only is taken", () => {
  const plain = pionOffer("camera").replaceAll("42e01f", "640032");
  const offer = must(parseSdp(plain), "the sample is well formed");
  const [section] = answerSections(offer, new Map([["0", { role: "receive", mime: "video/h264" }]]));
  expect(section).toMatchObject({ form: "media", codecs: [{ mime: "video/h264", media: { payloadType: 102 } }] });
});
