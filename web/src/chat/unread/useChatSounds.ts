import type { AccountId } from "@atrium/contract";
import { useEffect } from "react";
import { browserClock } from "../../platform/clock.ts";
import { newsHeard } from "../../platform/data/news.ts";
import { playSound, rememberedSpeaker, soundsApart } from "../../platform/sounds.ts";
import { chatSounds } from "./chatSounds.ts";

/** Direct and team chats sound outside of a space too; there is nobody yet who says that they do not want it. */
export function useChatSounds(selfId: AccountId | null): void {
  useEffect(() => {
    if (selfId === null) return undefined;
    const play = soundsApart(browserClock, (name) => playSound(name, rememberedSpeaker()));
    const hear = chatSounds({ selfId: () => selfId, isQuiet: () => false, play });
    return newsHeard.on((item) => (item.kind === "chatMessage" ? hear(item.chat, item.message) : undefined));
  }, [selfId]);
}
