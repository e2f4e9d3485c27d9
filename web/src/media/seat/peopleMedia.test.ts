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

test("a screen that is held back says so: else it stands still without a word", () => {
  expect(Object.values(peopleMedia(roomWith("active"), {}))[0]?.screenHeldBack).toBe(false);
  expect(Object.values(peopleMedia(roomWith("paused"), {}))[0]?.screenHeldBack).toBe(true);
});

test("a screen held back, and one that moves again, are news: nothing else about it has changed", () => {
  const room = roomWith("active");
  const before = peopleMedia(room, {});
  const publications = [...(room.remoteParticipants.get("ann")?.trackPublications.values() ?? [])];
  const screen = publications.find((publication) => publication.source === "screen_share");
  Object.assign(screen?.track ?? {}, { streamState: "paused" });
  const held = peopleMedia(room, before);
  expect(Object.values(held)[0]?.screenHeldBack).toBe(true);
  Object.assign(screen?.track ?? {}, { streamState: "active" });
  expect(Object.values(peopleMedia(room, held))[0]?.screenHeldBack).toBe(false);
});
