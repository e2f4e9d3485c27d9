import type { SpaceInvitation } from "@atrium/contract";
import { expect, test } from "vitest";
import type { LiveState } from "../../live/index.ts";
import { asking } from "../fixtures/asking.ts";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { idOf, roomIdOf } from "../fixtures/people.ts";
import { invitationCards, isAsked } from "./invitationsModel.ts";

const asked = (...open: SpaceInvitation[]): LiveState => fixtureRoom({ asked: open }).live.getState();

test("somebody of another room asks me there, by the name of the room and how many are in it", () => {
  const { inbound, outbound } = invitationCards(asked(asking("viktor", "arina", "sprint")));
  expect(inbound).toMatchObject([
    { person: { name: "Viktor" }, roomId: roomIdOf("sprint"), roomName: "Sprint board", count: 3 },
  ]);
  expect(outbound).toEqual([]);
});

test("what somebody says to their invitation stands on its card", () => {
  const words = "Coffee is ready";
  expect(invitationCards(asked({ ...asking("viktor", "arina", "sprint"), words })).inbound).toMatchObject([{ words }]);
  expect(invitationCards(asked(asking("viktor", "arina", "sprint"))).inbound).toMatchObject([{ words: null }]);
});

test("in the room where I am, no room is named", () => {
  expect(invitationCards(asked(asking("marina", "arina", "lounge"))).inbound).toMatchObject([{ roomName: null }]);
});

test("whom I asked stands with where they are, and counts as asked", () => {
  const live = asked(asking("arina", "bea", "lounge"));
  expect(invitationCards(live).outbound).toMatchObject([{ person: { name: "Bea" }, roomName: "Board room" }]);
  expect(isAsked(live, idOf("bea"))).toBe(true);
  expect(isAsked(live, idOf("ivan"))).toBe(false);
});

test("without invitations nothing is drawn", () => {
  expect(invitationCards(fixtureRoom().live.getState())).toEqual({ inbound: [], outbound: [] });
});
