import type { ChatMessage, Participant, Room, SpaceRole } from "@atrium/contract";
import { aChatMessage } from "@atrium/testkit/chatBuilders";
import { aMember, aParticipant, aRoom, aRoomSnapshot, aSpaceSnapshot } from "@atrium/testkit/liveBuilders";
import { expect, test } from "vitest";
import { readTables } from "../live/records.ts";
import { decideTellChat } from "./decideTellChat.ts";

const as = (role: SpaceRole) => aParticipant({ role });
const [host, guest, support] = [as("SPACE_MODERATOR"), as("PUBLIC_GUEST"), as("SUPPORT")];
const noon = "2026-11-21T12:00:00.000Z";
const [before, after] = ["2026-11-21T11:59:59.999Z", "2026-11-21T12:00:01.000Z"];
const message = (createdAt: string) => aChatMessage({ createdAt });

/** Who is told about a message, if everybody came at noon. */
function toldOf(written: ChatMessage, people: readonly Participant[], room: Room = aRoom()) {
  const members = people.map(({ accountId }) => aMember({ accountId }));
  const scene = {
    room,
    plan: "custom" as const,
    inSpace: readTables(aSpaceSnapshot({ rooms: [room], people: [...people] }).records),
    inRoom: readTables(aRoomSnapshot({ roomId: room.id, members }).records),
  };
  const change = { kind: "message" as const, message: written };
  const decision = decideTellChat(scene, { revision: 1, change, arrivedAt: () => noon });
  return decision.ok ? decision.events.map(({ to }) => to) : null;
}

test("everybody in the room is told at once", () => {
  expect(toldOf(message(after), [host, guest])).toEqual(["room"]);
});

test("support is told nothing of what people write", () => {
  expect(toldOf(message(after), [host, guest, support])).toEqual([[host.accountId, guest.accountId]]);
  expect(toldOf(message(after), [support])).toEqual([]);
});

test("a guest of a locked room is told nothing of messages from before they were let in", () => {
  const locked = aRoom({ hasPassword: true });
  expect(toldOf(message(before), [host, guest], locked)).toEqual([[host.accountId]]);
  expect(toldOf(message(after), [host, guest], locked)).toEqual([[host.accountId], [guest.accountId]]);
});
