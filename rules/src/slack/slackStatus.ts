import { constants } from "@atrium/contract";
import type { SpaceId } from "@atrium/contract";

/** What somebody's Slack status says of them, as far as this program has set it. */
export interface ShownStatus {
  spaceId: SpaceId;
  untilMs: number;
  /** Whether this program watches it; another one may be where they are now. */
  isOurs: boolean;
}

/** What to do about somebody's status in Slack: where they are now, and what it says. */
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
