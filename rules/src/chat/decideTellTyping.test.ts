import { constants } from "@atrium/contract";
import type { SpaceRole } from "@atrium/contract";
import { aMember, aParticipant, aRoom, aRoomSnapshot, aSpaceSnapshot } from "@atrium/testkit/liveBuilders";
import { expect, test } from "vitest";
import { readTables } from "../live/records.ts";
import { decideTellTyping } from "./decideTellTyping.ts";

const as = (role: SpaceRole) => aParticipant({ role });
const [writer, reader, support] = [as("PUBLIC_GUEST"), as("SPACE_MEMBER"), as("SUPPORT")];

/** Who is told that the writer is typing. */
function toldAmong(people: readonly ReturnType<typeof as>[]) {
  const room = aRoom();
  const members = people.map(({ accountId }) => aMember({ accountId }));
  const scene = {
    room,
    plan: "custom" as const,
    inSpace: readTables(aSpaceSnapshot({ rooms: [room], people: [...people] }).records),
    inRoom: readTables(aRoomSnapshot({ roomId: room.id, members }).records),
  };
  const decision = decideTellTyping(scene, { accountId: writer.accountId, name: "Anna" });
  return decision.ok ? decision.events.map(({ to }) => to) : null;
}

test("the others who read the chat are told who writes, and never support or the writer", () => {
  expect(toldAmong([writer, reader, support])).toEqual([[reader.accountId]]);
  expect(toldAmong([writer, support])).toEqual([]);
});

test("in a crowd nobody is told", () => {
  const crowd = Array.from({ length: constants.chat.mostToldOfTyping }, () => as("PUBLIC_GUEST"));
  expect(toldAmong([writer, ...crowd])).toEqual([]);
  expect(toldAmong([writer, ...crowd.slice(1)])).toHaveLength(1);
});
