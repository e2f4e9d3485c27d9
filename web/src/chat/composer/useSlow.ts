import type { AccountId, ChatMessage } from "@atrium/contract";
import { slowRestMs } from "@atrium/rules";
import { useSeconds } from "../../platform/useSeconds.ts";

/** How often the user may write in slow mode, and how long to wait now. */
export interface Slow {
  everySeconds: number;
  restSeconds: number;
}

interface SlowInput {
  slowSeconds: number;
  selfId: AccountId | null;
  messages: readonly ChatMessage[];
}

/** Null without a limit. Counts down while waiting. */
export function useSlow({ slowSeconds, selfId, messages }: SlowInput): Slow | null {
  const mine = slowSeconds === 0 ? undefined : messages.findLast(({ author }) => author?.accountId === selfId);
  const lastAtMs = mine === undefined ? null : Date.parse(mine.createdAt);
  const restAt = (nowMs: number) => slowRestMs({ slowSeconds, lastAtMs, nowMs });
  // Ticks from the last message until its wait is over.
  const nowMs = useSeconds(lastAtMs !== null);
  if (slowSeconds === 0) return null;
  return { everySeconds: slowSeconds, restSeconds: Math.ceil(restAt(nowMs) / 1000) };
}
