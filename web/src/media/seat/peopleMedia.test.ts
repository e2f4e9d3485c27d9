import type { Room } from "livekit-client";
import { afterEach, expect, test, vi } from "vitest";
import { peopleMedia } from "./peopleMedia.ts";

afterEach(() => vi.unstubAllGlobals());

/** A room in which Ann shows a camera and a screen, as far as they get through to me. */
function roomWith(streamState: "active" | "paused"): Room {
  vi.stubGlobal("MediaStream", EventTarget);
  const published = (source: string) => ({ source, isMuted: false, track: { mediaStreamTrack: {}, streamState } });
  const trackPublications = new Map(["camera", "screen_share"].map((source) => [source, published(source)]));
  const ann = { isActive: true, connectionQuality: "good", trackPublications };
  return { remoteParticipants: new Map([["ann", ann]]) } as unknown as Room;
}

test("a camera that the media server holds back is no picture: a frozen face would pass for a live one", () => {
  expect(Object.values(peopleMedia(roomWith("active"), {}))[0]?.camera).not.toBeNull();
  expect(Object.values(peopleMedia(roomWith("paused"), {}))[0]?.camera).toBeNull();
});

test("the last picture of a screen that is held back stays: it can still be read", () => {
  expect(Object.values(peopleMedia(roomWith("paused"), {}))[0]?.screen).not.toBeNull();
});
