import type { AccountId, Participant } from "@atrium/contract";
import { broadcastOf, hearsBroadcast, onlyListens } from "@atrium/rules";
import { TrackSource } from "livekit-server-sdk";
import type { OpenRoom } from "../actors/roomSet.ts";
import type { SpaceActor } from "../actors/spaceActor.ts";
import type { LiveSpaces } from "../liveSpaces.ts";
import { airRights } from "./airRights.ts";
import type { MediaRights } from "./mediaServer.ts";
import type { ExpectedMedia } from "./reconcileMedia.ts";

/** Who should have media in which room, according to the spaces loaded here. */
export const expectedMedia = (spaces: Pick<LiveSpaces, "all">): ExpectedMedia[] =>
  spaces
    .all()
    .flatMap((space) => [...space.rooms.all().map((open) => expectedIn(space, open)), ...expectedOnAir(space)]);

/** The speaker publishes; once it is on air, everybody in the space may listen. */
function expectedOnAir(space: SpaceActor): ExpectedMedia[] {
  const broadcast = broadcastOf(space.records);
  if (broadcast === null) return [];
  const rightsOf = ({ accountId, role }: Participant) =>
    [accountId, airRights(role, accountId === broadcast.accountId)] as const;
  const people = () =>
    new Map(
      Array.from(space.records.all("participant"))
        .filter(({ accountId }) => hearsBroadcast(broadcast, accountId))
        .map(rightsOf),
    );
  return [{ mediaRoom: broadcast.streamName, people, onLimited: () => {}, renew: () => space.air.renew() }];
}

function expectedIn(space: SpaceActor, { actor, mediaRoom }: OpenRoom): ExpectedMedia {
  return {
    mediaRoom,
    people: () => peopleOf(space, actor),
    onLimited: (accountId, sources) =>
      actor.changeMember(accountId, {
        ...(!sources.includes(TrackSource.MICROPHONE) && { audioMuted: true }),
        ...(!sources.includes(TrackSource.CAMERA) && { videoMuted: true }),
        ...(!sources.includes(TrackSource.SCREEN_SHARE) && { sharingScreen: false }),
      }),
    renew: () => space.rooms.renewMedia(actor.roomId),
  };
}

function peopleOf(space: SpaceActor, actor: OpenRoom["actor"]): Map<AccountId, MediaRights> {
  const room = space.room(actor.roomId);
  const people = new Map<AccountId, MediaRights>();
  if (room === null) return people;
  for (const accountId of actor.accountIds()) {
    const participant = space.participant(accountId);
    if (participant === null) continue;
    const listens = onlyListens({ room, inRoom: actor.records }, participant);
    people.set(accountId, { role: participant.role, roomFlags: room.permissions, onlyListens: listens });
  }
  return people;
}
