import { constants } from "@atrium/contract";

interface Seen {
  online: number;
  /** When people were last seen meeting there; null if never. */
  metMs: number | null;
}

/** Whether people meet in a space, and whether that is a new meeting. */
export function meetingIn({ online, metMs }: Seen, nowMs: number): "none" | "begins" | "goesOn" {
  if (online < constants.slack.meeting) return "none";
  return metMs === null || nowMs - metMs > constants.slack.quietForMs ? "begins" : "goesOn";
}

/** Whether a message about a meeting is still news. */
export const isWorthTelling = (begunMs: number, nowMs: number): boolean =>
  nowMs - begunMs <= constants.slack.worthTellingForMs;
