import { must } from "@atrium/contract";
import { expect, test, vi } from "vitest";
import { allRights } from "../fixtures/allRights.ts";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { elsewhereCardModel, personCardModel, type PersonCardNeeds } from "./personCardModel.ts";
import { peopleOfRoom } from "./personModel.ts";

const port = fixtureRoom();
const people = peopleOfRoom(port.live.getState(), port.media.getState());
const personNamed = (name: string) =>
  must(
    people.find((person) => person.name.startsWith(name)),
    "in the cast",
  );
const needs = (change: Partial<PersonCardNeeds> = {}): PersonCardNeeds => ({
  myRole: "SPACE_MODERATOR",
  rights: allRights,
  goTo: vi.fn(),
  message: vi.fn(),
  invite: vi.fn(),
  follow: vi.fn(),
  isFollowed: false,
  watch: null,
  unwatch: null,
  letIn: vi.fn(),
  setVolume: vi.fn(),
  muteOther: vi.fn(),
  setHost: vi.fn(),
  askToKick: vi.fn(),
  ...change,
});

test("my own card offers nothing to do to myself", () => {
  const card = personCardModel(personNamed("Arina"), needs());
  const { goThere, message, setVolume, toggleMuteForMe, muteMicrophone, turnCameraOff, kick } = card;
  const acts = [goThere, message, setVolume, toggleMuteForMe, muteMicrophone, turnCameraOff, kick];
  expect(acts).toEqual(Array(7).fill(null));
});

test("a host may mute, turn off and remove; a member only walks over and listens", () => {
  const host = personCardModel(personNamed("Marina"), needs());
  expect(host.muteMicrophone).not.toBeNull();
  expect(host.turnCameraOff).not.toBeNull();
  expect(host.kick).not.toBeNull();
  const rights = { ...allRights, muteOthers: false, kick: false };
  const member = personCardModel(personNamed("Marina"), needs({ rights, myRole: "SPACE_MEMBER" }));
  expect(member.goThere).not.toBeNull();
  expect(member.setVolume).not.toBeNull();
  expect([member.muteMicrophone, member.turnCameraOff, member.kick]).toEqual([null, null, null]);
});

test("nobody acts against a higher role", () => {
  const admin = { ...personNamed("Marina"), role: "TEAM_ADMIN" } as const;
  const card = personCardModel(admin, needs());
  expect([card.muteMicrophone, card.turnCameraOff, card.kick]).toEqual([null, null, null]);
});

test("who is muted already cannot be muted again", () => {
  expect(personCardModel(personNamed("Priya"), needs()).muteMicrophone).toBeNull();
});

test("muting somebody for me sets their volume to nothing, and back to one", () => {
  const setVolume = vi.fn();
  const kofi = personNamed("Kofi");
  personCardModel(kofi, needs({ setVolume })).toggleMuteForMe?.();
  expect(setVolume).toHaveBeenLastCalledWith(kofi.accountId, 0);
  personCardModel({ ...kofi, volume: 0 }, needs({ setVolume })).toggleMuteForMe?.();
  expect(setVolume).toHaveBeenLastCalledWith(kofi.accountId, 1);
});

test("who has no chats of their own writes to nobody from a card", () => {
  const needed = needs();
  personCardModel(personNamed("Marina"), needed).message?.();
  expect(needed.message).toHaveBeenCalledWith(personNamed("Marina").accountId);
  expect(personCardModel(personNamed("Marina"), needs({ message: null })).message).toBeNull();
});

test("a host makes hosts and ends that, but never of an admin", () => {
  const person = personNamed("Marina");
  const as = (role: typeof person.role, change: Partial<PersonCardNeeds> = {}) =>
    personCardModel({ ...person, role }, needs(change));
  expect(as("SPACE_MEMBER").makeHost).not.toBeNull();
  expect(as("SPACE_MODERATOR")).toMatchObject({ makeHost: null });
  expect(as("SPACE_MODERATOR").endHost).not.toBeNull();
  expect(as("SPACE_ADMIN", { myRole: "TEAM_ADMIN" })).toMatchObject({ makeHost: null, endHost: null });
  expect(as("SPACE_MEMBER", { myRole: "SPACE_MEMBER" })).toMatchObject({ makeHost: null, endHost: null });
});

test("whoever does not want to be disturbed, is away or is asked already is not asked over", () => {
  const marina = personNamed("Marina");
  expect(personCardModel(marina, needs()).invite).not.toBeNull();
  expect(personCardModel(personNamed("Jonas"), needs()).invite).toBeNull();
  expect(personCardModel({ ...marina, away: true }, needs()).invite).toBeNull();
  expect(personCardModel(marina, needs({ invite: null })).invite).toBeNull();
  expect(personCardModel(personNamed("Arina"), needs()).invite).toBeNull();
});

test("of somebody in another room nothing is heard: one goes to them, asks them over or removes them", () => {
  const enter = vi.fn();
  const card = elsewhereCardModel(personNamed("Marina"), needs(), { name: "Garden", enter });
  const { setVolume, toggleMuteForMe, muteMicrophone, turnCameraOff } = card;
  expect([setVolume, toggleMuteForMe, muteMicrophone, turnCameraOff]).toEqual([null, null, null, null]);
  expect(card.roomName).toBe("Garden");
  card.goThere?.();
  expect(enter).toHaveBeenCalled();
  expect([card.invite, card.kick]).not.toContain(null);
});

test("one follows whom one does not follow yet, and stops following whom one does", () => {
  const follow = vi.fn();
  const marina = personNamed("Marina");
  const card = personCardModel(marina, needs({ follow }));
  card.follow?.();
  expect(card.unfollow).toBeNull();
  const followed = personCardModel(marina, needs({ follow, isFollowed: true }));
  followed.unfollow?.();
  expect(followed.follow).toBeNull();
  expect(follow.mock.calls).toEqual([[marina.accountId], [null]]);
  expect(personCardModel(marina, needs({ follow: null })).follow).toBeNull();
  expect(personCardModel(personNamed("Arina"), needs()).follow).toBeNull();
});

test("a host lets in who waits at the shield", () => {
  const letIn = vi.fn();
  const waiting = { ...personNamed("Marina"), isHeld: true };
  personCardModel(waiting, needs({ letIn })).letIn?.();
  expect(letIn).toHaveBeenCalledWith(waiting.accountId);
  expect(personCardModel(personNamed("Marina"), needs()).letIn).toBeNull();
  expect(personCardModel(waiting, needs({ rights: { ...allRights, shield: false } })).letIn).toBeNull();
});
