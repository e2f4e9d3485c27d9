import type { AccountId, RecordedPerson } from "@atrium/contract";
import type { RecordedRooms } from "../recording/index.ts";
import type { OpenRoom } from "./actors/roomSet.ts";
import type { SpaceActor } from "./actors/spaceActor.ts";
import type { LiveSpaces } from "./liveSpaces.ts";
import type { MediaServer } from "./media/mediaServer.ts";

interface RecordedRoomsNeeds {
  spaces: LiveSpaces;
  media: Pick<MediaServer, "recorderAccess" | "remove">;
}

/** The rooms of this node as their recorders see them. */
export function createRecordedRooms({ spaces, media }: RecordedRoomsNeeds): RecordedRooms {
  return {
    find(spaceId, roomId) {
      const space = spaces.find(spaceId);
      const room = space?.room(roomId) ?? null;
      const open = space?.rooms.find(roomId) ?? null;
      if (space === null || room === null || open === null) return null;
      const { name, type, bgImageUrl } = room;
      const people = type === "stage" ? presenters(open) : everybody(space, open);
      return { mediaRoom: open.mediaRoom, plan: space.plan, shown: { name, type, bgImageUrl, people } };
    },
    access: (mediaRoom, identity) => media.recorderAccess(mediaRoom, identity),
    leave: (mediaRoom, identity) => media.remove(mediaRoom, identity as AccountId),
  };
}

const presenters = ({ actor }: OpenRoom): RecordedPerson[] =>
  [...actor.records.all("stagePart")].filter(({ state }) => state === "on").map(lookOf);

const everybody = (space: SpaceActor, { actor }: OpenRoom): RecordedPerson[] =>
  [...actor.accountIds()].flatMap((accountId) => {
    const person = space.participant(accountId);
    return person === null || person.inAudience ? [] : [lookOf(person)];
  });

const lookOf = ({ accountId, name, avatarUrl, avatarAppearance, palette }: RecordedPerson): RecordedPerson => ({
  accountId,
  name,
  avatarUrl,
  avatarAppearance,
  palette,
});
