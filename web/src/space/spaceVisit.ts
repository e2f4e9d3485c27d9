import type { ErrorCode, SpaceEntrance } from "@atrium/contract";
import type { ReadableStore } from "../platform/readableStore.ts";
import type { SoundCheckState } from "./visit/soundCheck.ts";
import type { Outcome, RoomPort } from "../room/index.ts";

/** The state of the space, refetched every 2 s while the card is open. */
export type EntranceState =
  | { state: "loading" }
  | { state: "ready"; entrance: SpaceEntrance }
  | { state: "missing" }
  | { state: "unreachable" };

/** The progress of entering. A closed door is `live.link` = ended with its close code. */
export type VisitState =
  | { state: "entrance"; refusal: ErrorCode | null }
  /** `isUnanswered`: the server did not reply and is asked again. */
  | { state: "entering"; isUnanswered: boolean }
  | { state: "inside" }
  /** `wasQuiet`: nobody answered whether they were still there. */
  | { state: "left"; wasQuiet?: true };

/**
 * One visit to a space, from the card to leaving. Screens read the stores and call the actions;
 * every action may be called at any time and does nothing where it makes no sense.
 */
export interface SpaceVisit extends RoomPort {
  entrance: ReadableStore<EntranceState>;
  visit: ReadableStore<VisitState>;
  /** The password from the link, else empty. */
  broughtPassword: string;

  /** Whether sound would work; known before entering if it can be tested. */
  soundCheck: ReadableStore<SoundCheckState>;
  checkSoundAgain(): void;

  /** Loads what entering needs and, once a name is known, opens the guest session; null while none has been typed. */
  warmUp(name: string | null): void;
  /** Must be called inside the click: it unlocks sound. */
  enter(how: { name: string; password?: string }): Promise<Outcome>;
  /** After 4002: takes the place back from the other tab. */
  useItHere(): Promise<Outcome>;
  /** While reconnecting: retries at once. */
  retryNow(): void;
  /** Leaves and ends everything; for leaving the page of the space. */
  dispose(): void;
}
