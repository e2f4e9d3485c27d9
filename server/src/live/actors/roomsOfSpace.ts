import type { AccountId, RoomId, SpaceId, SpaceRecords } from "@atrium/contract";
import type { Feed } from "../feed/feed.ts";
import { RoomSet } from "./roomSet.ts";
import type { OpenRoom } from "./roomSet.ts";
import type { SpaceActorNeeds } from "./spaceActorNeeds.ts";
import { audiencePatch, livePatch, mergeParticipant, viewerIn } from "./spaceFeed.ts";

/** The rooms of a space, which tell the space whom of their audiences everybody sees now. */
export function roomsOfSpace(spaceId: SpaceId, feed: Feed<SpaceRecords>, needs: SpaceActorNeeds): RoomSet {
  return new RoomSet({
    ...needs,
    newMediaRoom: () => needs.newMediaRoom(spaceId),
    shelf: needs.shelfOf(spaceId),
    viewerOf: (accountId: AccountId) => viewerIn(feed.records, accountId),
    record: (roomId: RoomId) => feed.records.get("room", roomId) ?? null,
    onShown: ({ actor }: OpenRoom, accountId: AccountId) =>
      feed.change([mergeParticipant(accountId, { inAudience: false }), audiencePatch(actor.roomId, actor.audience)]),
    onLive: (roomId: RoomId, isLive: boolean) => feed.change([livePatch(roomId, isLive)]),
  });
}
