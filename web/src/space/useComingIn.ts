import { useState } from "react";
import { readText, writeText } from "../platform/storage.ts";
import type { SpaceVisit } from "./spaceVisit.ts";

const NAME_KEY = "visitor-name";

/** Coming in under a name that this device remembers, and once more the same way. */
export function useComingIn(visit: SpaceVisit, accountName: string) {
  const [used, setUsed] = useState<{ name: string; accountName: string } | null>(null);
  // An account that has only just signed in has no name yet.
  const rememberedName = [accountName, readText(NAME_KEY)].find(Boolean) ?? "";
  const enter = (how: { name: string; password?: string; about?: string }): void => {
    writeText(NAME_KEY, how.name);
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
