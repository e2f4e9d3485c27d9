import { useCallback, useState } from "react";
import { mayPin } from "./elementRights.ts";
import type { RoomElements } from "./useElements.ts";

export interface LeavingThings {
  /** How many would be lost; null while nothing is asked. */
  asked: { count: number; mayPin: boolean; answer(goes: boolean): void } | null;
  /** Whether to go: asks first where something of mine would disappear with me. */
  mayGo(): Promise<boolean>;
}

/** What I have put on this floor and not pinned disappears when I go: I am asked before. */
export function useLeavingThings({ own, maker }: RoomElements): LeavingThings {
  const [asked, setAsked] = useState<LeavingThings["asked"]>(null);
  const mayGo = useCallback((): Promise<boolean> => {
    const me = maker();
    const mine = own.all().filter(({ creatorId, didPersist }) => creatorId === me?.accountId && !didPersist);
    if (me === null || mine.length === 0) return Promise.resolve(true);
    // Whoever leaves from the small window is asked here.
    globalThis.focus();
    return new Promise((resolve) => {
      const answer = (goes: boolean) => {
        setAsked(null);
        resolve(goes);
      };
      setAsked({ count: mine.length, mayPin: mayPin(me), answer });
    });
  }, [own, maker]);
  return { asked, mayGo };
}
