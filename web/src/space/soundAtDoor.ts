import type { SpaceEntrance } from "@atrium/contract";
import type { SoundCheckState } from "./visit/soundCheck.ts";

/**
 * What the trial's result means for this space. The trial opens a room of its own, and a full media server refuses new
 * rooms only: where people are inside, theirs is open and goes on taking whoever comes, so nothing is foretold.
 */
export function soundAtDoor(sound: SoundCheckState, { onlineCount }: Pick<SpaceEntrance, "onlineCount">) {
  const isFull = sound.state === "blocked" && sound.trouble === "full";
  return isFull && onlineCount > 0 ? UNKNOWN : sound;
}

const UNKNOWN: SoundCheckState = { state: "unknown" };
