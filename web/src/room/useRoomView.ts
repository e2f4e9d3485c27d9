import { useMemo } from "react";
import { useStore } from "zustand";
import type { AccountId } from "@atrium/contract";
import type { LiveState } from "../live/index.ts";
import type { MediaState } from "../media/index.ts";
import { roomMapModel, type RoomMapModel } from "./map/roomMapModel.ts";
import type { PersonModel } from "./people/personModel.ts";
import type { RoomPort } from "./roomPort.ts";
import { roomRights, type RoomRights } from "./roomRights.ts";
import { usePeople } from "./usePeople.ts";

/** Everything the room screen knows of where I am. */
export interface RoomView {
  live: LiveState;
  media: MediaState;
  selfId: AccountId | null;
  people: readonly PersonModel[];
  me: PersonModel | null;
  rights: RoomRights | null;
  map: RoomMapModel | null;
  /** The connection is away; the room stands still until it is back. */
  isAway: boolean;
}

export function useRoomView(port: RoomPort): RoomView {
  const live = useStore(port.live);
  const media = useStore(port.media);
  const people = usePeople(port);
  const room = live.room?.room ?? null;
  const me = people[0]?.isMe === true ? people[0] : null;
  const role = me?.role ?? null;
  const rights = useMemo(() => (room === null || role === null ? null : roomRights(role, room)), [room, role]);
  const map = useMemo(() => (room === null ? null : roomMapModel(room, people)), [room, people]);
  const isAway = live.link.state === "reconnecting" || live.link.state === "connecting";
  return { live, media, selfId: live.selfId, people, me, rights, map, isAway };
}
