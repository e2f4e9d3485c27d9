import type { AccountId } from "@atrium/contract";
import { useEffect, useState } from "react";
import type { MediaLevels } from "../../media/index.ts";
import type { PersonModel } from "./personModel.ts";

/** Lists need to know who speaks, not how loud: four looks a second, drawn only when the answer changes. */
const LOOK_EVERY_MS = 250;
const SPEAKING_LEVEL = 0.08;
/** Somebody between two words still speaks. */
const PAUSE_LOOKS = 3;

/** Who of these people speaks now. */
export function useSpeaking(levels: MediaLevels, people: readonly PersonModel[]): ReadonlySet<AccountId> {
  const [speaking, setSpeaking] = useState<ReadonlySet<AccountId>>(new Set());
  useEffect(() => {
    const patience = new Map<AccountId, number>();
    const timer = setInterval(() => {
      const now = new Set<AccountId>();
      for (const { accountId, isMe, audioMuted } of people) {
        const level = audioMuted ? 0 : isMe ? levels.own() : levels.level(accountId);
        const left = level > SPEAKING_LEVEL ? PAUSE_LOOKS : (patience.get(accountId) ?? 0) - 1;
        patience.set(accountId, left);
        if (left > 0) now.add(accountId);
      }
      setSpeaking((before) => (before.size === now.size && [...now].every((id) => before.has(id)) ? before : now));
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [levels, people]);
  return speaking;
}
