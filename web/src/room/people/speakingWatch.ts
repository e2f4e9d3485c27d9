import type { AccountId } from "@atrium/contract";
import type { MediaLevels } from "../../media/index.ts";
import type { PersonModel } from "./personModel.ts";

const SPEAKING_LEVEL = 0.08;
/** Somebody between two words still speaks. */
const PAUSE_LOOKS = 3;

type Speaker = Pick<PersonModel, "accountId" | "isMe" | "audioMuted">;

/** Polls who speaks. People who were heard are remembered between polls, whatever list is asked about. */
export function speakingWatch(levels: MediaLevels): (people: readonly Speaker[]) => ReadonlySet<AccountId> {
  let patience = new Map<AccountId, number>();
  return (people) => {
    const left = people.map(({ accountId, isMe, audioMuted }) => {
      const level = audioMuted ? 0 : isMe ? levels.own() : levels.level(accountId);
      return [accountId, level > SPEAKING_LEVEL ? PAUSE_LOOKS : (patience.get(accountId) ?? 0) - 1] as const;
    });
    patience = new Map(left.filter(([, looks]) => looks > 0));
    return new Set(patience.keys());
  };
}
