import { DEFAULT_PALETTE, must } from "@atrium/contract";
import type { AccountId, OperationName } from "@atrium/contract";
import type { Arrange } from "@atrium/testkit/arrange";
import type { CallDesk } from "@atrium/testkit/callDesk";
import type { Caller } from "../platform/calls/context.ts";

/** The operations of every kind of chat, and how to call them. */
const CHAT_CALLS = {
  room: {
    post: "postRoomChatMessage",
    edit: "updateRoomChatMessage",
    delete: "deleteRoomChatMessage",
    react: "addRoomChatReaction",
    takeBack: "removeRoomChatReaction",
    read: "markRoomChatRead",
    page: "getRoomChatPage",
  },
  space: {
    post: "postSpaceChatMessage",
    edit: "updateSpaceChatMessage",
    delete: "deleteSpaceChatMessage",
    react: "addSpaceChatReaction",
    takeBack: "removeSpaceChatReaction",
    read: "markSpaceChatRead",
    page: "getSpaceChatPage",
  },
  team: {
    post: "postTeamChatMessage",
    edit: "updateTeamChatMessage",
    delete: "deleteTeamChatMessage",
    react: "addTeamChatReaction",
    takeBack: "removeTeamChatReaction",
    read: "markTeamChatRead",
    page: "getTeamChatPage",
  },
  direct: {
    post: "postDirectMessage",
    edit: "updateDirectMessage",
    delete: "deleteDirectMessage",
    react: "addDirectMessageReaction",
    takeBack: "removeDirectMessageReaction",
    read: "markDirectMessageChatRead",
    page: "getDirectMessageChatPage",
  },
} as const satisfies Record<string, Record<string, OperationName>>;
export type TriedKind = keyof typeof CHAT_CALLS;
export type TriedCall = keyof (typeof CHAT_CALLS)["room"];
export const TRIED_KINDS = Object.keys(CHAT_CALLS) as TriedKind[];

export const idOf = ({ accountId }: Caller): AccountId => must(accountId, "in a session");

/** A host and two more people in a new room of a new team; a direct chat is between the first two. */
export async function aChatParty(desk: CallDesk, arrange: Arrange, kind: TriedKind) {
  const people = await Promise.all((kind === "direct" ? [1, 2] : [1, 2, 3]).map(() => desk.account("en")));
  const [host, ...others] = people;
  const { id: teamId } = await desk.done(must(host, "one at least"), "createTeam", { name: "Crew" });
  for (const other of others) await arrange.joinTeam(other, teamId, "MEMBER");
  const { spaceId } = await desk.done(must(host, "one at least"), "createSpace", { teamId, name: "Home" });
  for (const other of others) await arrange.joinSpace(other, spaceId, "SPACE_MEMBER");
  const { rooms } = await desk.done(must(host, "one at least"), "listRooms", { spaceId });
  const roomId = must(rooms[0], "every template has rooms").id;
  const look = { name: "Somebody", avatarUrl: null, avatarAppearance: "letter", palette: DEFAULT_PALETTE } as const;
  desk.inside.set(
    spaceId,
    people.map((person) => ({ ...look, accountId: idOf(person), roomId, pos: null, speaking: false })),
  );
  const placeFor = (by: Caller): object =>
    ({
      room: { roomId },
      space: { spaceId },
      team: { teamId },
      direct: {
        accountId: idOf(
          must(
            people.find((each) => each !== by),
            "two at least",
          ),
        ),
      },
    })[kind];
  return {
    people,
    roomId,
    call: (by: Caller, what: TriedCall, input: object) =>
      desk.call(by, CHAT_CALLS[kind][what], { ...placeFor(by), ...input } as never),
  };
}
export type ChatParty = Awaited<ReturnType<typeof aChatParty>>;
