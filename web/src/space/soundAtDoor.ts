import type { SpaceEntrance } from "@atrium/contract";
import type { SoundCheckState } from "./visit/soundCheck.ts";

/**
 * What the trial's result means for the room ahead. The trial opens a room of its own, and a full media server refuses
 * new rooms only: where people are in the room, it is open there and goes on taking whoever comes, so nothing is foretold.
 */
export function soundAtDoor(sound: SoundCheckState, { room }: Pick<SpaceEntrance, "room">): SoundCheckState {
  const isFull = sound.state === "blocked" && sound.trouble === "full";
  return isFull && room !== null && !room.isEmpty ? UNKNOWN : sound;
}

const UNKNOWN: SoundCheckState = { state: "unknown" };
