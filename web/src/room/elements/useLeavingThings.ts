import type { RoomElement } from "@atrium/contract";
import { useCallback, useState } from "react";
import { mayPin } from "./elementRights.ts";
import { isScreen } from "./kinds.ts";
import type { RoomElements } from "./useElements.ts";

export interface LeavingThings {
  /** What would be lost; null while the dialog is closed. */
  asked: { ids: ReadonlySet<string>; mayPin: boolean; answer(goes: boolean): void } | null;
  /** Whether to leave: asks first if elements of mine would disappear. */
  mayGo(): Promise<boolean>;
}

/** My unpinned elements disappear when I leave the room: this asks before. */
export function useLeavingThings({ own, maker }: RoomElements): LeavingThings {
  const [asked, setAsked] = useState<LeavingThings["asked"]>(null);
  const mayGo = useCallback((): Promise<boolean> => {
    const me = maker();
    const isMine = ({ creatorId }: RoomElement) => creatorId === me?.accountId;
    const mine = own.all().filter((each) => isMine(each) && !each.didPersist && !isScreen(each));
    if (me === null || mine.length === 0) return Promise.resolve(true);
    // Leaving from the small window asks here.
    globalThis.focus();
    return new Promise((resolve) => {
      const answer = (goes: boolean) => {
        setAsked(null);
        resolve(goes);
      };
      setAsked({ ids: new Set(mine.map(({ id }) => id)), mayPin: mayPin(me), answer });
    });
  }, [own, maker]);
  return { asked, mayGo };
}
