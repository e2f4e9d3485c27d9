import { expect, test } from "vitest";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { peopleOfRoom, type PersonModel } from "./personModel.ts";
import { personStates } from "./personStates.ts";

const port = fixtureRoom();
const [, somebody] = peopleOfRoom(port.live.getState(), port.media.getState());
const statesOf = (change: Partial<PersonModel>) =>
  somebody === undefined ? [] : personStates({ ...somebody, volume: 1, hasMegaphone: false, ...change }, false);

test("whose sound does not get through cannot be heard; of whoever is muted it is said that they hear nobody", () => {
  expect(statesOf({ unheard: true, audioMuted: false })).toContain("unheard");
  expect(statesOf({ unheard: true, audioMuted: false })).not.toContain("hearsNothing");
  expect(statesOf({ unheard: true, audioMuted: true })).toContain("hearsNothing");
  expect(statesOf({ unheard: true, audioMuted: true })).not.toContain("unheard");
  expect(statesOf({ unheard: false, audioMuted: true })).not.toContain("hearsNothing");
});
