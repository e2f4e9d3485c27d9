import type { AccountId, StagePart } from "@atrium/contract";

/** The state of people in a room that is stored for a restart of the program. */
export interface KeptLive {
  /** By account, the closed private areas that somebody is in. */
  behindDoors: Readonly<Record<AccountId, readonly string[]>>;
  /** Who is on a stage, with the web page they show there and the spotlight, is ready for it or has a hand up. */
  parts: Readonly<Record<AccountId, KeptPart>>;
}
export type KeptPart = Pick<StagePart, "state" | "sinceMs" | "byName" | "question" | "iframeUrl" | "isSpotlit">;
