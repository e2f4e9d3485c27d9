import { must, newId, type FoundMessage } from "@atrium/contract";
import { IconLogout2 } from "@tabler/icons-react";
import { expect, test, vi } from "vitest";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { roomIdOf } from "../fixtures/people.ts";
import { allRows, faceModel } from "../panel/roomsPanelModel.ts";
import { peopleElsewhere } from "../people/personElsewhere.ts";
import { peopleOfRoom } from "../people/personModel.ts";
import { messageEntries, paletteEntries, paletteGroups, wordsToFind, type PaletteInput } from "./paletteModel.ts";

const port = fixtureRoom();
const live = port.live.getState();
const space = must(live.space, "the fixture is in a space");
const input: PaletteInput = {
  people: peopleOfRoom(live, port.media.getState()),
  rooms: allRows(space, { currentRoomId: roomIdOf("lounge"), myRole: "SPACE_ADMIN" }),
  actions: [{ id: "leave", label: "Leave", Icon: IconLogout2, key: null, run: vi.fn() }],
  elsewhere: peopleElsewhere(space, roomIdOf("lounge")).map((person) => ({
    ...faceModel(person),
    roomName: "Elsewhere",
  })),
  goTo: vi.fn(),
  show: vi.fn(),
  enter: vi.fn(),
  write: vi.fn(),
};
const labels = (typed: string) => paletteEntries(typed, input).map((entry) => entry.label);

test("what is typed finds people, rooms and actions, without accents or capitals", () => {
  expect(labels("tomas")).toEqual(["Tomás Herrera"]);
  expect(labels("BOARD")).toEqual(["Board room", "Sprint board"]);
  expect(labels("leave")).toEqual(["Leave"]);
  expect(labels("бойко")).toEqual(["Лена Бойко"]);
});

test("neither I nor the room I am in are offered", () => {
  expect(labels("vesnina")).toEqual([]);
  expect(labels("lounge")).toEqual([]);
});

test("choosing a person goes to them, choosing a room enters it", () => {
  paletteEntries("kofi", input)[0]?.run();
  expect(input.goTo).toHaveBeenCalledWith(expect.objectContaining({ name: "Kofi Mensah" }));
  paletteEntries("sprint", input)[0]?.run();
  expect(input.enter).toHaveBeenCalledWith(expect.objectContaining({ name: "Sprint board" }));
});

test("nothing typed shows the first twelve", () => {
  expect(labels("")).toHaveLength(12);
});

test("people of other rooms are found after those of mine, and choosing one opens their card", () => {
  expect(labels("grace")).toEqual(["Grace"]);
  paletteEntries("grace", input)[0]?.run();
  expect(input.show).toHaveBeenCalledWith(expect.objectContaining({ name: "Grace", roomName: "Elsewhere" }));
});

test("lines stand under what they are, and the kind of the best match leads", () => {
  const groups = (typed: string) =>
    paletteGroups(paletteEntries(typed, input)).map(({ of, entries }) => [of, entries.map(({ label }) => label)]);
  expect(groups("s").map(([of]) => of)).toEqual(["rooms", "people"]);
  expect(groups("lea")).toEqual([["actions", ["Leave"]]]);
  expect(groups("gra")).toEqual([["people", ["Grace"]]]);
});

test("messages are looked for from the second letter on, and three of them stand behind the rest", () => {
  expect([wordsToFind(" m "), wordsToFind(" ma ")]).toEqual([null, "ma"]);
  const found = [1, 2, 3, 4].map((position): FoundMessage => ({
    id: newId(),
    chat: { kind: "room", roomId: roomIdOf("lounge") },
    chatTitle: "Lounge",
    position,
    author: null,
    createdAt: "2026-11-21T10:00:00.000Z",
    excerpt: `the machine ${position}`,
    hits: [],
    attachments: [],
  }));
  const open = vi.fn();
  const entries = messageEntries(found, open);
  expect(entries.map(({ label }) => label)).toEqual(["the machine 1", "the machine 2", "the machine 3"]);
  entries[1]?.run();
  expect(open).toHaveBeenCalledWith(found[1]);
});

test("whoever is found can be written to, where there are direct chats", () => {
  const [kofi] = paletteEntries("kofi", input);
  if (kofi?.kind === "person") kofi.write?.();
  expect(input.write).toHaveBeenCalledWith(kofi?.id);
  expect(paletteEntries("kofi", { ...input, write: null })[0]).toMatchObject({ write: null });
});
