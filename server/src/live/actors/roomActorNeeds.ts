import type { AccountId, Room } from "@atrium/contract";
import type { Viewer } from "@atrium/rules";
import type { Clock } from "../../platform/clock.ts";
import type { KeptLive } from "../../room/index.ts";
import type { Ticking } from "./presenceTicks.ts";

export interface RoomActorNeeds {
  clock: Pick<Clock, "soon" | "after" | "steadyMs" | "nowMs">;
  random: () => number;
  /** The room's current record; null once the room is gone. */
  room: () => Room | null;
  viewerOf: (accountId: AccountId) => Viewer;
  /** Asks for a presence tick. */
  wake: (room: Ticking) => void;
  /** Who was behind closed doors before a restart. */
  missed?: KeptLive["behindDoors"] | null;
  /** Called when other people are behind closed doors. */
  onBehindDoors?: (behind: KeptLive["behindDoors"]) => void;
  /** An audience member starts to send something and becomes visible. */
  onShown: (accountId: AccountId) => void;
  /** Somebody is not sharing a screen now, or no longer. */
  onScreenOver: (accountId: string) => void;
}
