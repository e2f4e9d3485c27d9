import type { SpaceEntrance } from "@atrium/contract";
import type { SoundCheckState } from "./visit/soundCheck.ts";

/**
 * What the trial's result means for the room ahead. The trial opens a room of its own, and a full media server refuses
 * new rooms only: where people are in the room, it is open there and goes on taking whoever comes, so nothing is foretold.
 * Nor is it of a private space, which does not tell strangers whether anybody is there: who belongs to it may yet sign in.
 */
export function soundAtDoor(
  sound: SoundCheckState,
  { room, isPrivate }: Pick<SpaceEntrance, "room" | "isPrivate">,
): SoundCheckState {
  const isFull = sound.state === "blocked" && sound.trouble === "full";
  const mayRun = room === null ? isPrivate : !room.isEmpty;
  return isFull && mayRun ? UNKNOWN : sound;
}

const UNKNOWN: SoundCheckState = { state: "unknown" };
