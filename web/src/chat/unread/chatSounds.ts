import type { AccountId, ChatMessage, ChatName } from "@atrium/contract";
import { soundOfMessage } from "@atrium/rules";
import type { SoundName } from "../../platform/sounds.ts";
import { chatKey } from "../engine/chatKey.ts";
import { isReadNow } from "./readNow.ts";

interface ChatSoundsNeeds {
  selfId(): AccountId | null;
  /** Whether I do not want to be disturbed. */
  isQuiet(): boolean;
  play(name: SoundName): void;
}

/** Hears the messages of all chats and plays what they sound like. */
export function chatSounds({ selfId, isQuiet, play }: ChatSoundsNeeds) {
  const heard = new Map<string, number>();
  return (chat: ChatName, message: ChatMessage): void => {
    const key = chatKey(chat);
    const heardUpTo = heard.get(key) ?? 0;
    heard.set(key, Math.max(heardUpTo, message.position));
    const now = { selfId: selfId(), isReading: isReadNow(key), isQuiet: isQuiet(), heardUpTo };
    const sound = soundOfMessage(chat.kind, message, now);
    if (sound !== null) play(sound);
  };
}
export type CreateChatSounds = typeof chatSounds;
