import { useEffect, useEffectEvent } from "react";
import { call } from "../../platform/call.ts";

const LOOK_MS = 5_000;

/** While a space is full, looks for a free place; whoever has knocked comes in as soon as there is one. */
export function useFreePlace({ slug, waits, come }: { slug: string; waits: boolean; come: () => void }): void {
  const look = useEffectEvent(async (isOver: () => boolean) => {
    const reply = await call("getSpaceEntrance", { slug }, { attempts: 1 });
    if (reply.ok && !reply.value.entrance.isFull && !isOver()) come();
  });
  useEffect(() => {
    if (!waits) return undefined;
    let isOver = false;
    const timer = setInterval(() => void look(() => isOver), LOOK_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [waits]);
}
