import { constants } from "@atrium/contract";
import type { SpaceId } from "@atrium/contract";

/** The Slack status of somebody, as far as this program has set it. */
export interface ShownStatus {
  spaceId: SpaceId;
  untilMs: number;
  /** Whether this program maintains it; they may be connected to another one now. */
  isOurs: boolean;
}

/** What to do about somebody's status in Slack, given where they are now and its text. */
export function statusChange(
  at: SpaceId | null,
  shown: ShownStatus | null,
  nowMs: number,
): "show" | "clear" | "forget" | "keep" {
  if (at !== null) return isShown(at, shown, nowMs) ? "keep" : "show";
  if (shown === null) return "keep";
  if (shown.untilMs <= nowMs) return "forget";
  return shown.isOurs ? "clear" : "keep";
}

const isShown = (at: SpaceId, shown: ShownStatus | null, nowMs: number): boolean =>
  shown?.spaceId === at && shown.isOurs && shown.untilMs - nowMs >= constants.slack.renewBeforeMs;
