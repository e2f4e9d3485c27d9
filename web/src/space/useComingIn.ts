import { useEffect, useEffectEvent, useState } from "react";
import { keepGuestName, readGuestName } from "../account/index.ts";
import type { SpaceVisit } from "./spaceVisit.ts";

/** Coming in under a name that this device remembers, and once more the same way. */
export function useComingIn(visit: SpaceVisit, accountName: string) {
  const [used, setUsed] = useState<{ name: string; accountName: string } | null>(null);
  // An account that has only just signed in has no name yet.
  const rememberedName = [accountName, readGuestName()].find(Boolean) ?? "";
  const enter = (how: { name: string; password?: string; about?: string }): void => {
    keepGuestName(how.name);
    setUsed({ name: how.name, accountName });
    void visit.enter(how);
  };
  const again = (): void => {
    // Whoever changed their name inside keeps the new one.
    const wasRenamed = used !== null && accountName !== "" && accountName !== used.accountName;
    const name = wasRenamed ? accountName : (used?.name ?? rememberedName);
    // Nobody has said a name yet: back to the card, where it is asked for.
    if (name === "") return location.reload();
    enter({ name });
  };
  return { rememberedName, enter, again };
}

/** Whoever pressed *enter* on the page before comes in once the card is there and asks for nothing. */
export function useStraightIn({ isReady, come }: { isReady: boolean; come: () => void }): void {
  const now = useEffectEvent(come);
  useEffect(() => {
    if (isReady) now();
  }, [isReady]);
}
