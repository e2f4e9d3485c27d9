import type { AccountId } from "@atrium/contract";
import type { LiveState } from "../../live/index.ts";
import { airOf } from "../broadcast/airOf.ts";

/** Whether somebody's voice goes out here: of whoever is muted or gone, no captions are missing. */
export function speaksHere(live: LiveState, accountId: AccountId): boolean {
  const broadcast = airOf(live);
  if (broadcast?.accountId === accountId && broadcast.isActive) return !broadcast.audioMuted;
  return live.room?.snapshot.records.member[accountId]?.audioMuted === false;
}
