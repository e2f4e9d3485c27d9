import type { AccountId, MediaAccess, SpaceId } from "@atrium/contract";
import type { LivePeople, PresentPerson } from "../room/index.ts";
import type { LiveSpaces } from "./liveSpaces.ts";
import type { MediaServer } from "./media/mediaServer.ts";
import type { OpenRoom } from "./actors/roomSet.ts";
import type { SpaceActor } from "./actors/spaceActor.ts";

interface LivePeopleNeeds {
  spaces: LiveSpaces;
  media: MediaServer;
  onFault: (error: unknown) => void;
}

/** People in rooms, for the operations of rooms. A space that does not live here has nobody in it. */
export function createLivePeople({ spaces, media, onFault }: LivePeopleNeeds): LivePeople {
  const roomOf = (spaceId: SpaceId, accountId: AccountId): OpenRoom | null =>
    spaces.find(spaceId)?.roomOf(accountId) ?? null;
  return {
    find(spaceId, accountId) {
      const space = spaces.find(spaceId);
      return space?.isConnected(accountId) === true ? personIn(space, accountId) : null;
    },
    findOrAwaited: (spaceId, accountId) => personIn(spaces.find(spaceId), accountId),
    roomsOf(spaceId) {
      const space = spaces.find(spaceId);
      if (space === null) return [];
      return Object.values(space.state.rooms).map((room) => ({ ...room, online: space.rooms.online(room.id) }));
    },
    async enterRoom(spaceId, accountId, roomId) {
      const space = spaces.find(spaceId);
      if (space === null || !space.isConnected(accountId) || space.state.rooms[roomId] === undefined) return null;
      const open = space.enterRoom(accountId, roomId);
      if (open === null) return null;
      const access = await accessFor(media, { space, accountId, open });
      // Sent away meanwhile: what they would get was made after their tokens were revoked.
      if (space.roomOf(accountId) !== open) return null;
      return { snapshot: open.actor.snapshot(), media: access };
    },
    showEmotion(spaceId, accountId, emotion) {
      const open = roomOf(spaceId, accountId);
      open?.actor.sayToAll({ type: "emotion", roomId: open.actor.roomId, accountId, emotion });
    },
    setMegaphone: (spaceId, accountId, on) => roomOf(spaceId, accountId)?.actor.change(accountId, { hasMegaphone: on }),
    setSent(spaceId, accountId, { audioMuted, videoMuted }) {
      roomOf(spaceId, accountId)?.actor.change(accountId, {
        ...(audioMuted !== undefined && { audioMuted }),
        ...(videoMuted !== undefined && { videoMuted }),
        ...(audioMuted === false && { forceMutedAudio: false }),
        ...(videoMuted === false && { forceMutedVideo: false }),
      });
    },
    forceMute(spaceId, accountId, mute) {
      const open = roomOf(spaceId, accountId);
      if (open === null) return;
      const { audio, video } = mute;
      open.actor.change(accountId, {
        ...(audio && { audioMuted: true, forceMutedAudio: true }),
        ...(video && { videoMuted: true, forceMutedVideo: true }),
      });
      open.actor.say(accountId, { type: "forceMuted", ...mute });
      media.mute(open.mediaRoom, accountId, { audio, video }).catch(onFault);
    },
  };
}

function personIn(space: SpaceActor | null, accountId: AccountId): PresentPerson | null {
  const participant = space?.participant(accountId) ?? null;
  if (participant === null) return null;
  const { name, role, roomId, connectionId } = participant;
  return { name, role, roomId, connectionId };
}

interface Entering {
  space: SpaceActor;
  accountId: AccountId;
  open: OpenRoom;
}

async function accessFor(media: MediaServer, { space, accountId, open }: Entering): Promise<MediaAccess> {
  const participant = space.participant(accountId);
  const room = space.state.rooms[open.actor.roomId];
  if (participant === null || room === undefined) throw new Error("Somebody who entered a room is in the space");
  const { name, role } = participant;
  return media.access({ mediaRoom: open.mediaRoom, accountId, name, role, roomFlags: room.permissions });
}
