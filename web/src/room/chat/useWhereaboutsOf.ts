import type { AccountId, RoomId } from "@atrium/contract";
import type { Whereabouts } from "../../chat/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { invitationTexts } from "../invitations/texts.ts";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";
import type { RoomBundle } from "../useRoom.ts";
import { useRoomName } from "../useRoomName.ts";

/** Actions concerning the partner of a direct chat. */
export interface Reach {
  /** Goes to them, into their room first. */
  join: (accountId: AccountId, roomId: RoomId) => void;
  showCard: (accountId: AccountId) => void;
}

/** For a layout of the room; `leave` closes whatever would cover the destination. */
export const reachOf = (room: RoomBundle, leave = () => {}): Reach => ({
  join(accountId, roomId) {
    leave();
    room.joinPerson(accountId, roomId);
  },
  showCard(accountId) {
    leave();
    const person = room.view.people.find((each) => each.accountId === accountId);
    if (person === undefined) room.state.setElsewhere(accountId);
    else room.selectPerson(person);
  },
});

/** The room of the space somebody is in; null if it is none that I can see. */
export function useWhereaboutsOf(port: RoomPort, accountId: AccountId | null, reach: Reach): Whereabouts | null {
  const say = useTexts(invitationTexts);
  const nameOf = useRoomName(port);
  const room = useLive(port, ({ space }) => {
    const roomId = accountId === null ? null : (space?.records.participant[accountId]?.roomId ?? null);
    return roomId === null ? null : (space?.records.room[roomId] ?? null);
  });
  if (accountId === null || room === null) return null;
  return {
    place: say("isIn", { room: nameOf(room.name) }),
    join: () => reach.join(accountId, room.id),
    showCard: () => reach.showCard(accountId),
  };
}
