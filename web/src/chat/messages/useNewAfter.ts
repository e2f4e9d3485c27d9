import type { AccountId } from "@atrium/contract";
import type { Timeline } from "@atrium/rules";
import { useState } from "react";
import { isReadNow } from "../unread/readNow.ts";

interface Looked {
  timeline: Timeline | null;
  selfId: AccountId | null;
}

/**
 * The position after which messages count as new: where unread ones began when the chat was opened, or when something
 * arrived while nobody was looking. The line stays while they are read; messages seen arriving are not new.
 */
export function useNewAfter(key: string, { timeline, selfId }: Looked): number | null {
  const [seen, setSeen] = useState<{ newAfter: number; upTo: number } | null>(null);
  if (timeline === null) return seen?.newAfter ?? null;
  const { readPosition, lastPosition } = timeline;
  if (seen === null) {
    setSeen({ newAfter: readPosition, upTo: lastPosition });
    return readPosition;
  }
  if (seen.upTo === lastPosition) return seen.newAfter;
  const hadNew = timeline.messages.some(
    ({ position, author }) => position > seen.newAfter && position <= seen.upTo && author?.accountId !== selfId,
  );
  const newAfter = !hadNew && isReadNow(key) ? lastPosition : seen.newAfter;
  setSeen({ newAfter, upTo: lastPosition });
  return newAfter;
}
