import type { AccountId, RoomId } from "@atrium/contract";
import { useCallback, useEffect, useRef } from "react";
import type { MapController } from "./map/mapController.ts";
import type { EnterOutcome } from "./useEnterRoom.ts";
import type { RoomView } from "./useRoomView.ts";

interface JoinNeeds {
  view: Pick<RoomView, "roomId" | "people">;
  controller: Pick<MapController, "approach" | "lookAt">;
  tryEnter: (roomId: RoomId) => Promise<EnterOutcome>;
}

interface Wanted {
  accountId: AccountId;
  roomId: RoomId;
}

/** Goes to somebody wherever they are: first into their room, then up to them. */
export function useJoinPerson({
  view,
  controller,
  tryEnter,
}: JoinNeeds): (accountId: AccountId, roomId: RoomId) => void {
  const wanted = useRef<Wanted | null>(null);
  const { roomId: here, people } = view;
  const approach = useCallback(
    (accountId: AccountId) => {
      controller.approach(accountId);
      controller.lookAt(accountId);
    },
    [controller],
  );
  useEffect(() => {
    const whom = wanted.current;
    if (whom === null || whom.roomId !== here) return;
    if (people.every(({ accountId }) => accountId !== whom.accountId)) return;
    wanted.current = null;
    approach(whom.accountId);
  }, [here, people, approach]);
  return useCallback(
    (accountId, roomId) => {
      if (roomId === here) return approach(accountId);
      wanted.current = { accountId, roomId };
      void tryEnter(roomId).then((outcome) => {
        if (outcome === "refused") wanted.current = null;
      });
    },
    [here, approach, tryEnter],
  );
}
