import { expect, test } from "vitest";
import { aRoom } from "@atrium/testkit/liveBuilders";
import { generalChanges, generalOf } from "./generalModel.ts";

test("only what differs is sent, without the spaces around it", () => {
  const room = aRoom({ name: "Lounge", title: "" });
  const draft = { ...generalOf(room), name: "Lounge ", title: " Stand-up ", defaultZoomLevel: 150 };
  expect(generalChanges(room, draft)).toEqual({ title: "Stand-up", defaultZoomLevel: 150 });
});

test("where nothing differs the server is not asked", () => {
  const room = aRoom({});
  expect(generalChanges(room, generalOf(room))).toBeNull();
});

test("a room of a server of before scrolls and says nothing from its stage", () => {
  const { scrollableBackground: _s, stageTitle: _t, stageDescription: _d, ...old } = aRoom({});
  expect(generalOf(old)).toMatchObject({ scrollableBackground: true, stageTitle: "", stageDescription: "" });
});
