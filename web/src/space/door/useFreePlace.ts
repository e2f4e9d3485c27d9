import { useEffect, useEffectEvent } from "react";
import { call } from "../../platform/call.ts";

const LOOK_MS = 5_000;

/**
 * While a space is full, looks for a free place; whoever has knocked comes in as soon as there is one. Where the space
 * itself is not full, but each of its rooms is, knocking again and again would only shake the page.
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
