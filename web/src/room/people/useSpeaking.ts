import type { AccountId } from "@atrium/contract";
import { useEffect, useEffectEvent, useState } from "react";
import type { MediaLevels } from "../../media/index.ts";
import type { PersonModel } from "./personModel.ts";
import { speakingWatch } from "./speakingWatch.ts";

/** Lists need to know who speaks, not how loud: four looks a second, drawn only when the answer changes. */
const LOOK_EVERY_MS = 250;

/** Who of these people speaks now. */
export function useSpeaking(levels: MediaLevels, people: readonly PersonModel[]): ReadonlySet<AccountId> {
  const [speaking, setSpeaking] = useState<ReadonlySet<AccountId>>(new Set());
  const [watch] = useState(() => speakingWatch(levels));
  // In a lively room the list changes more often than it is polled: only the polls read it.
  const look = useEffectEvent(() => {
    const now = watch(people);
    setSpeaking((before) => (before.size === now.size && [...now].every((id) => before.has(id)) ? before : now));
  });
  useEffect(() => {
    const timer = setInterval(() => look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return speaking;
}
