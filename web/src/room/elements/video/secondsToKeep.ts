import { constants, type ElementData } from "@atrium/contract";
import { videoSecondsAt } from "@atrium/rules";

type Played = Pick<ElementData & { type: "video" }, "state" | "stateAt" | "stateSeek" | "rate" | "autoRepeat">;

/** The position to keep when a video is paused or resumed; a finished one starts over. */
export function secondsToKeep(data: Played, nowMs: number, duration: number | null): number {
  const seconds = videoSecondsAt(data, nowMs);
  // Of what is live, such as a channel, there is no duration, however long it has played.
  if (duration === null) return Math.min(seconds, constants.element.videoSecondsMost);
  if (data.autoRepeat) return seconds % duration;
  if (seconds < duration) return seconds;
  return data.state === "play" ? duration : 0;
}
