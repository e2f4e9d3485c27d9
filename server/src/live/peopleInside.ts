import type { EntrancePerson, Participant } from "@atrium/contract";
import type { PeopleInside } from "../space/index.ts";
import type { LiveSpaces } from "./liveSpaces.ts";
import { fromScaled } from "./actors/scale.ts";
import type { SpaceActor } from "./actors/spaceActor.ts";

/** Who is inside this node's spaces, for entrances and the dashboard. */
export function createPeopleInside(spaces: LiveSpaces): PeopleInside {
  return {
    onlineCount: (spaceId) => spaces.find(spaceId)?.online ?? 0,
    countIn(spaceId, roomId) {
      const all = spaces.find(spaceId)?.records.all("participant") ?? [];
      return [...all].filter((each) => each.roomId === roomId).length;
    },
    waitingBefore: (spaceId, accountId) => spaces.find(spaceId)?.queue.before(accountId) ?? 0,
    isInside: (spaceId, accountId) => (spaces.find(spaceId)?.participant(accountId) ?? null) !== null,
    peopleIn(spaceId) {
      const space = spaces.find(spaceId);
      if (space === null) return [];
      const shown = [...space.records.all("participant")].filter((each) => !each.inAudience);
      return shown.map((each) => entrancePerson(space, each));
    },
  };
}

function entrancePerson(space: SpaceActor, participant: Participant): EntrancePerson {
  const { accountId, roomId, name, avatarUrl, avatarAppearance, palette } = participant;
  const actor = space.roomOf(accountId)?.actor ?? null;
  const place = actor?.member(accountId)?.pos ?? null;
  const at = place === null ? null : fromScaled(place);
  return {
    accountId,
    roomId,
    name,
    avatarUrl,
    avatarAppearance,
    palette,
    pos: at === null ? null : [at.x, at.y],
    speaking: actor?.isSpeaking(accountId) ?? false,
  };
}
