import type { AccountId } from "@atrium/contract";
import { useEffect, useEffectEvent } from "react";
import { keptStatus } from "../../account/index.ts";
import { browserClock } from "../../platform/clock.ts";
import { newsHeard } from "../../platform/data/news.ts";
import { playSound, rememberedSpeaker, soundsApart } from "../../platform/sounds.ts";
import { chatAsked, type AskedMessage } from "./askedChat.ts";
import { chatNotices } from "./chatNotices.ts";

/** Outside of a space: notifies of direct and team chats, unless the status is do not disturb. */
export function useChatNotices(selfId: AccountId | null, play = playSound): void {
  useEffect(() => {
    if (selfId === null) return undefined;
    const hear = chatNotices({
      selfId: () => selfId,
      isQuiet: () => keptStatus(Date.now()).status === "dontDisturb",
      play: soundsApart(browserClock, (name) => play(name, rememberedSpeaker())),
      nowMs: () => Date.now(),
    });
    return newsHeard.on((item) => (item.kind === "chatMessage" ? hear(item.chat, item.message) : undefined));
  }, [selfId, play]);
}

/** Opens the message of a clicked notification. */
export function useAskedChat(lead: (asked: AskedMessage) => void): void {
  const follow = useEffectEvent(lead);
  useEffect(() => chatAsked.on((asked) => follow(asked)), []);
}
