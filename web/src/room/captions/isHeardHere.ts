import type { AccountId } from "@atrium/contract";
import { areaBond, hear, voicesFade } from "@atrium/rules";
import type { LivePositions, LiveState } from "../../live/index.ts";
import { airOf } from "../broadcast/airOf.ts";

/** Whether I hear somebody where I stand; the server has judged all but the distance. */
export function isHeardHere(live: LiveState, positions: LivePositions, accountId: AccountId): boolean {
  const { room, selfId } = live;
  if (room === null || selfId === null) return false;
  if (!voicesFade(room.room.type) || airOf(live)?.accountId === accountId) return true;
  const { member } = room.snapshot.records;
  const [mine, theirs] = [member[selfId], member[accountId]];
  const [me, them] = [positions.latest(selfId), positions.latest(accountId)];
  if (mine === undefined || theirs === undefined || me === null || them === null) return false;
  const bond = areaBond(mine.privateAreaIds, theirs.privateAreaIds);
  return bond === "together" || hear(me, { ...them, hasMegaphone: theirs.hasMegaphone }, false).subscribed;
}
