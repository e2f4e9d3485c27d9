import type { AccountId } from "@atrium/contract";
import { isHeld } from "@atrium/rules";
import { TrackSource } from "livekit-server-sdk";
import type { OpenRoom } from "../actors/roomSet.ts";
import type { SpaceActor } from "../actors/spaceActor.ts";
import type { LiveSpaces } from "../liveSpaces.ts";
import type { MediaRights } from "./mediaServer.ts";
import type { ExpectedMedia } from "./reconcileMedia.ts";

/** Who should have media in which room, according to the spaces loaded here. */
export const expectedMedia = (spaces: Pick<LiveSpaces, "all">): ExpectedMedia[] =>
  spaces.all().flatMap((space) => space.rooms.all().map((open) => expectedIn(space, open)));

function expectedIn(space: SpaceActor, { actor, mediaRoom }: OpenRoom): ExpectedMedia {
  return {
    mediaRoom,
    people: () => new Map(actor.accountIds().flatMap((accountId) => rightsOf(space, actor.roomId, accountId))),
    onLimited: (accountId, sources) =>
      actor.changeMember(accountId, {
        ...(!sources.includes(TrackSource.MICROPHONE) && { audioMuted: true }),
        ...(!sources.includes(TrackSource.CAMERA) && { videoMuted: true }),
        ...(!sources.includes(TrackSource.SCREEN_SHARE) && { sharingScreen: false }),
      }),
    renew: () => space.rooms.renewMedia(actor.roomId),
  };
}

function rightsOf(
  space: SpaceActor,
  roomId: OpenRoom["actor"]["roomId"],
  accountId: AccountId,
): [AccountId, MediaRights][] {
  const participant = space.participant(accountId);
  const roomFlags = space.room(roomId)?.permissions;
  if (participant === null || roomFlags === undefined) return [];
  return [[accountId, { role: participant.role, roomFlags, isHeld: isHeld(participant) }]];
}
