import type { AccountId, RoomId } from "@atrium/contract";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { showToast } from "../../ui/toast.tsx";
import { tell } from "../../ui/tell.ts";
import type { FaceModel } from "../panel/roomsPanelModel.ts";
import { isEqual } from "../people/keepEqual.ts";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";
import type { RoomView } from "../useRoomView.ts";
import { followersOf, isOwnWay, leaderOf, type Leader } from "./followModel.ts";
import { followTexts } from "./texts.ts";

export interface Follow {
  leader: Leader | null;
  followers: readonly FaceModel[];
  follow(accountId: AccountId): void;
  stop(): void;
}

interface FollowInput {
  view: Pick<RoomView, "roomId" | "isAway">;
  joinPerson: (accountId: AccountId, roomId: RoomId) => void;
}

/** Follows somebody from room to room, until I stop, go elsewhere by myself or they leave. */
export function useFollow(port: Pick<RoomPort, "live" | "call">, { view, joinPerson }: FollowInput): Follow {
  const say = useTexts(followTexts);
  const leader = useLive(port, leaderOf, isSameLeader);
  const followers = useLive(port, followersOf, areSameFaces);
  const leaderId = leader?.person.accountId ?? null;
  const leaderRoomId = leader?.roomId ?? null;
  const { roomId: here, isAway } = view;
  /** Where I have gone after them since we were together. */
  const wished = useRef(new Set<RoomId>());
  const choose = (accountId: AccountId | null) => tell(port.call("followPerson", { accountId }));
  const goAfter = useEffectEvent((whom: AccountId, where: RoomId) => {
    if (here === null || here === where) return;
    wished.current.add(where);
    joinPerson(whom, where);
  });
  const cameIn = useEffectEvent((into: RoomId) => {
    if (leaderId === null) return;
    if (into === leaderRoomId) return wished.current.clear();
    if (isOwnWay(into, leaderRoomId, wished.current)) choose(null);
  });
  useEffect(() => (here === null ? undefined : cameIn(here)), [here]);
  useEffect(() => {
    if (leaderId !== null && leaderRoomId !== null && !isAway) goAfter(leaderId, leaderRoomId);
  }, [leaderId, leaderRoomId, isAway]);
  const wasFollowing = useRef(false);
  useEffect(() => {
    if (wasFollowing.current && leaderId === null) showToast({ text: say("isOver") });
    wasFollowing.current = leaderId !== null;
    if (leaderId === null) wished.current.clear();
  }, [leaderId, say]);
  return { leader, followers, follow: choose, stop: () => choose(null) };
}

function isSameLeader(before: Leader | null, now: Leader | null): boolean {
  if (before === null || now === null) return before === now;
  return isEqual({ ...before, ...before.person, person: 0 }, { ...now, ...now.person, person: 0 });
}

const areSameFaces = (before: readonly FaceModel[], now: readonly FaceModel[]): boolean =>
  before.length === now.length && now.every((face, at) => isEqual({ ...face }, { ...before[at] }));
