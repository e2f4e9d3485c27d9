import type { AccountId, ChatMessage } from "@atrium/contract";
import { slowRestMs } from "@atrium/rules";
import { useSeconds } from "../../platform/useSeconds.ts";

/** How often one may write in a slow chat, and how long one still waits now. */
export interface Slow {
  everySeconds: number;
  restSeconds: number;
}

interface SlowInput {
  slowSeconds: number;
  selfId: AccountId | null;
  messages: readonly ChatMessage[];
}

/** Null where everybody writes as they like. It counts down while one waits. */
export function useSlow({ slowSeconds, selfId, messages }: SlowInput): Slow | null {
  const mine = slowSeconds === 0 ? undefined : messages.findLast(({ author }) => author?.accountId === selfId);
  const lastAtMs = mine === undefined ? null : Date.parse(mine.createdAt);
  const restAt = (nowMs: number) => slowRestMs({ slowSeconds, lastAtMs, nowMs });
  // Ticks from the message on until its time is over.
  const nowMs = useSeconds(lastAtMs !== null);
  if (slowSeconds === 0) return null;
  return { everySeconds: slowSeconds, restSeconds: Math.ceil(restAt(nowMs) / 1000) };
}
