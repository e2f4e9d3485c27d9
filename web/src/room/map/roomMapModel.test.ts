import { bounds } from "@atrium/contract";
import { aRoom } from "@atrium/testkit/liveBuilders";
import { expect, test } from "vitest";
import { roomMapModel } from "./roomMapModel.ts";

test("a room begins at its own zoom, within what zoom there is", () => {
  expect(roomMapModel(aRoom({ defaultZoomLevel: 150 }), []).zoom).toBe(1.5);
  expect(roomMapModel(aRoom({ defaultZoomLevel: 1 }), []).zoom).toBe(bounds.zoomPercent.min / 100);
  expect(roomMapModel(aRoom({ defaultZoomLevel: 9_000 }), []).zoom).toBe(bounds.zoomPercent.max / 100);
});

test("its floor lies as it was laid, in its light, on the colour it has most of; one of fixed size is itself", () => {
  const room = aRoom({
    bgImageUrl: "/files/loft",
    bgMode: "COVER",
    bgLaying: "TILE",
    bgBrightness: 60,
    dominantColor: "#2a7f62",
  });
  const laid = { name: "/files/loft", brightness: 0.6, color: "#2a7f62", laying: "TILE", isPlain: false };
  expect(roomMapModel(room, []).floor).toMatchObject(laid);
  expect(roomMapModel({ ...room, bgMode: "FIXED" }, []).floor.laying).toBe("FIXED");
});

test("it scrolls unless it is told not to", () => {
  const { scrollableBackground: _before, ...older } = aRoom();
  expect(roomMapModel(older, []).scrolls).toBe(true);
  expect(roomMapModel(aRoom({ scrollableBackground: false }), []).scrolls).toBe(false);
});
