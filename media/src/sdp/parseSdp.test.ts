import { must } from "@atrium/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseSdp } from "./parseSdp.ts";
import { SIMULCAST_LINES, sampleOffer } from "./sampleOffers.ts";

const offer = sampleOffer([
  { mid: "0", kind: "application" },
  { mid: "1", kind: "audio", direction: "recvonly" },
  {
    mid: "2",
    kind: "video",
    lines: [...SIMULCAST_LINES, "a=msid:- camera-1", "a=ssrc-group:FID 7 8", "a=ssrc:7 cname:x", "a=ssrc:8 cname:x"],
  },
]);

test("an offer gives its transport and its sections in order", () => {
  const parsed = must(parseSdp(offer), "the sample is well formed");
  expect(parsed.ufrag).toBe("uFrA");
  expect(parsed.fingerprints).toEqual([{ algorithm: "sha-256", value: "AA:BB:CC" }]);
  expect(parsed.sections.map(({ mid, kind, direction }) => [mid, kind, direction])).toEqual([
    ["0", "application", "sendrecv"],
    ["1", "audio", "recvonly"],
    ["2", "video", "sendonly"],
  ]);
});

test("a simulcast section gives its layers, its track and the ssrcs that are not for repair", () => {
  const video = parseSdp(offer)?.sections[2];
  expect(video?.rids).toEqual(["q", "h", "f"]);
  expect(video?.trackId).toBe("camera-1");
  expect(video?.ssrcs).toEqual([7]);
});

test("codecs come in the order of the section's payload types", () => {
  const audio = parseSdp(offer)?.sections[1];
  expect(audio?.codecs.map(({ payloadType, name }) => [payloadType, name])).toEqual([
    [63, "red"],
    [111, "opus"],
  ]);
  expect(audio?.codecs[1]).toMatchObject({ clockRate: 48_000, channels: 2, feedback: ["transport-cc"] });
});

test.each([
  ["no text", ""],
  ["no ICE", offer.replaceAll(/a=ice-ufrag:.*\r\n/g, "")],
  ["no fingerprint", offer.replaceAll(/a=fingerprint:.*\r\n/g, "")],
  ["a section without mid", offer.replace("a=mid:1\r\n", "")],
  ["two sections of one mid", offer.replace("a=mid:1", "a=mid:2")],
  ["an unknown kind", offer.replace("m=audio", "m=smell")],
])("a description with %s is refused", (_what, text) => {
  expect(parseSdp(text)).toBeNull();
});

test("no text makes the parser throw", () => {
  const line = fc.oneof(fc.constantFrom(...offer.split("\r\n")), fc.string());
  fc.assert(
    fc.property(fc.array(line, { maxLength: 80 }), (lines) => {
      const parsed = parseSdp(["v=0", ...lines].join("\r\n"));
      expect(parsed === null || parsed.sections.every((section) => section.mid !== "")).toBe(true);
    }),
  );
});
