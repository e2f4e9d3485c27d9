import { must, unreachable } from "@atrium/contract";
import type { AccountId, ChatKind, RoomId, SpaceId, TeamId } from "@atrium/contract";
import { and, eq } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { chats } from "./tables.ts";

/** Identifies a chat by where its people meet. */
export type ChatPlace =
  | { kind: "room"; spaceId: SpaceId; roomId: RoomId }
  | { kind: "space"; spaceId: SpaceId }
  | { kind: "team"; teamId: TeamId }
  | { kind: "direct"; pair: readonly [low: AccountId, high: AccountId] };

/** The same for both people. */
export const directPlace = (one: AccountId, other: AccountId): Extract<ChatPlace, { kind: "direct" }> => ({
  kind: "direct",
  pair: one < other ? [one, other] : [other, one],
});

/** Condition that selects the chat of a place. */
export function chatIsOf(place: ChatPlace): SQL {
  switch (place.kind) {
    case "room":
      return eq(chats.roomId, place.roomId);
    case "space":
      return eq(chats.spaceId, place.spaceId);
    case "team":
      return eq(chats.teamId, place.teamId);
    case "direct": {
      const [low, high] = place.pair;
      return must(and(eq(chats.lowAccountId, low), eq(chats.highAccountId, high)), "two conditions");
    }
    default:
      return unreachable(place);
  }
}

/** Columns of a new chat of a place. */
export function chatColumnsOf(place: ChatPlace): { kind: ChatKind } & Partial<typeof chats.$inferInsert> {
  switch (place.kind) {
    case "room":
      return { kind: "room", roomId: place.roomId };
    case "space":
      return { kind: "space", spaceId: place.spaceId };
    case "team":
      return { kind: "team", teamId: place.teamId };
    case "direct":
      return { kind: "direct", lowAccountId: place.pair[0], highAccountId: place.pair[1] };
    default:
      return unreachable(place);
  }
}
