import { useEffect, useEffectEvent } from "react";
import { call } from "../../platform/call.ts";

const LOOK_MS = 5_000;

/**
 * While a space is full, polls for a free place, and enters as soon as there is one. If only its rooms are full, but
 * not the space, it does not retry: the page would only flicker.
 */
export function useFreePlace({ slug, waits, come }: { slug: string; waits: boolean; come: () => void }): void {
  const goIn = useEffectEvent(come);
  useEffect(() => {
    if (!waits) return undefined;
    let isOver = false;
    let wasFull = false;
    const look = async () => {
      const reply = await call("getSpaceEntrance", { slug }, { attempts: 1 });
      if (!reply.ok || isOver) return;
      const { isFull } = reply.value.entrance;
      if (wasFull && !isFull) goIn();
      wasFull = isFull;
    };
    // At once as well: a place may be free again before the first of the others.
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [slug, waits]);
}
