import type { AccountId, MediaAccess } from "@atrium/contract";
import { onlyListens, roomsInList } from "@atrium/rules";
import type { LivePeople, PresentPerson } from "../room/index.ts";
import { inRoom, inSpace, onRoom } from "./actors/decideHere.ts";
import type { OpenRoom } from "./actors/roomSet.ts";
import type { SpaceActor } from "./actors/spaceActor.ts";
import type { LiveSpaces } from "./liveSpaces.ts";
import type { MediaServer } from "./media/mediaServer.ts";

interface LivePeopleNeeds {
  spaces: LiveSpaces;
  media: MediaServer;
}

/** People in rooms, for the operations of rooms. A space that is not loaded here has nobody in it. */
export function createLivePeople({ spaces, media }: LivePeopleNeeds): LivePeople {
  return {
    find(spaceId, accountId) {
      const space = spaces.find(spaceId);
      return space?.isConnected(accountId) === true ? personIn(space, accountId) : null;
    },
    roomsOf(spaceId) {
      const space = spaces.find(spaceId);
      if (space === null) return [];
      const rooms = roomsInList(space.records.all("room"), space.records.all("folder"));
      return rooms.map((room) => ({ ...room, online: space.rooms.online(room.id) }));
    },
    async enterRoom(spaceId, accountId, roomId) {
      const space = spaces.find(spaceId);
      if (space === null || !space.isConnected(accountId) || space.room(roomId) === null) return null;
      const ahead = await space.rooms.readAhead(roomId);
      if (!space.isConnected(accountId) || space.room(roomId) === null) return null;
      const open = space.enterRoom(accountId, roomId, ahead);
      if (open === null) return null;
      const access = await accessFor(media, { space, accountId, open });
      // Removed meanwhile: this access was created after their tokens were revoked.
      if (space.roomOf(accountId) !== open) return null;
      return { snapshot: open.actor.snapshotTold(accountId), media: access };
    },
    inRoom: ({ spaceId, ...at }, rule, input) => inRoom({ space: spaces.find(spaceId), ...at }, rule, input),
    onRoom: ({ spaceId, roomId }, rule, input) => onRoom({ space: spaces.find(spaceId), roomId }, rule, input),
    inSpace: ({ spaceId, accountId }, rule, input) => inSpace({ space: spaces.find(spaceId), accountId }, rule, input),
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
  const room = space.room(open.actor.roomId);
  if (participant === null || room === null) throw new Error("Somebody who entered a room is in the space");
  const { role } = participant;
  const listens = onlyListens({ room, inRoom: open.actor.records }, participant);
  const rights = { role, roomFlags: room.permissions, onlyListens: listens };
  return media.access({ mediaRoom: open.mediaRoom, accountId, ...rights });
}
