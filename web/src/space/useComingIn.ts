import { bounds } from "@atrium/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { keepGuestName, readGuestName } from "../account/index.ts";
import { saidInAddress } from "../platform/address.ts";
import type { SpaceVisit } from "./spaceVisit.ts";

/** Enters with the name that this device remembers, and re-enters in the same way. */
export function useComingIn(visit: SpaceVisit, { name: accountName, email }: { name: string; email: string | null }) {
  const [used, setUsed] = useState<{ name: string; accountName: string } | null>(null);
  // A link may name its guest. An account that has only just signed in has no name yet.
  const said = email === null ? saidInAddress("name", bounds.personName.max) : "";
  const rememberedName = [said, accountName, readGuestName()].find(Boolean) ?? "";
  const enter = (how: { name: string; password?: string; about?: string }): void => {
    keepGuestName(how.name);
    setUsed({ name: how.name, accountName });
    void visit.enter(how);
  };
  const again = (): void => {
    // A name changed inside is kept.
    const wasRenamed = used !== null && accountName !== "" && accountName !== used.accountName;
    const name = wasRenamed ? accountName : (used?.name ?? rememberedName);
    // There is no name yet: back to the card, which asks for it.
    if (name === "") return location.reload();
    enter({ name });
  };
  return { rememberedName, enter, again };
}

/** A user who pressed *Enter* on the previous page enters once the card is loaded, if it needs no input. */
export function useStraightIn({ isReady, come }: { isReady: boolean; come: () => void }): void {
  const now = useEffectEvent(come);
  useEffect(() => {
    if (isReady) now();
  }, [isReady]);
}
