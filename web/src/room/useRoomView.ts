import { useMemo } from "react";
import type { AccountId, RoomId } from "@atrium/contract";
import { planOf } from "./limits/plan.ts";
import { kindOf } from "./kinds/kindOf.ts";
import type { RoomKind } from "./kinds/roomKind.ts";
import { roomMapModel, type RoomMapModel } from "./map/roomMapModel.ts";
import type { PersonModel } from "./people/personModel.ts";
import type { RoomPort } from "./roomPort.ts";
import { roomRights, type RoomRights } from "./roomRights.ts";
import { useLive } from "./useLive.ts";
import { useRoomName } from "./useRoomName.ts";
import { usePeople } from "./usePeople.ts";

/** The state of the current room for the screen. The rest of the space is not in it: lists select that themselves. */
export interface RoomView {
  selfId: AccountId | null;
  roomId: RoomId | null;
  roomName: string;
  kind: RoomKind;
  people: readonly PersonModel[];
  me: PersonModel | null;
  rights: RoomRights | null;
  map: RoomMapModel | null;
  /** Disconnected; the room is frozen until the connection is back. */
  isAway: boolean;
}

export function useRoomView(port: RoomPort): RoomView {
  const room = useLive(port, (live) => live.room?.room ?? null);
  const selfId = useLive(port, (live) => live.selfId);
  const plan = useLive(port, ({ space }) => planOf(space));
  const isAway = useLive(port, ({ link }) => link.state === "reconnecting" || link.state === "connecting");
  const people = usePeople(port);
  const me = people[0]?.isMe === true ? people[0] : null;
  const role = me?.role ?? null;
  const isSeated = useLive(
    port,
    ({ room, selfId }) => room?.room.type === "stage" && room.snapshot.records.stagePart[selfId ?? ""]?.state !== "on",
  );
  const isHeld = me?.isHeld === true || isSeated;
  const rights = useMemo(
    () => (room === null || role === null ? null : roomRights(role, room, { isHeld, plan })),
    [room, role, isHeld, plan],
  );
  const map = useMemo(() => (room === null ? null : roomMapModel(room, people)), [room, people]);
  const kind = kindOf(room?.type ?? "spatial");
  const nameOf = useRoomName(port);
  return {
    selfId,
    roomId: room?.id ?? null,
    roomName: nameOf(room?.name ?? ""),
    kind,
    people,
    me,
    rights,
    map,
    isAway,
  };
}
