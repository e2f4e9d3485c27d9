import type { AccountId, Participant, SpaceSnapshot } from "@atrium/contract";
import type { LiveState } from "../../live/index.ts";
import { airOf } from "../broadcast/airOf.ts";
import { whoIs, type PersonModel } from "./personModel.ts";

/** Somebody of the space who is not in my room, as their card shows them; null where they are here or gone. */
export function personElsewhere(live: LiveState, accountId: AccountId | null): PersonModel | null {
  const { space, room, selfId } = live;
  const participant = accountId === null || accountId === selfId ? undefined : space?.records.participant[accountId];
  if (participant === undefined || participant.roomId === room?.room.id) return null;
  const onAir = airOf(live);
  return { ...modelOf(participant), isOnAir: onAir?.isActive === true && onAir.accountId === accountId };
}

/** Those of other rooms that I may know to be there. */
export const peopleElsewhere = (space: SpaceSnapshot, here: string | null): readonly Participant[] =>
  Object.values(space.records.participant).filter(({ roomId }) => roomId !== null && roomId !== here);

const modelOf = (participant: Participant): PersonModel => ({
  ...whoIs(participant),
  isMe: false,
  waits: false,
  unheard: false,
  isComing: false,
  audioMuted: true,
  videoMuted: true,
  hasMegaphone: false,
  isOnAir: false,
  sharesScreen: false,
  camera: null,
  screen: null,
  screenHeldBack: false,
  volume: 1,
});
