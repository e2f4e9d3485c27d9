import type { AccountId, ChatMessage, ChatName } from "@atrium/contract";
import { noticeOfMessage, soundOfNotice, type MessageNotice } from "@atrium/rules";
import { chatKey } from "../engine/chatKey.ts";
import type { SoundName } from "../../platform/sounds.ts";
import { isReadNow } from "../unread/readNow.ts";
import { chatAsked } from "./askedChat.ts";
import { isQuietHour, noticePreferences } from "./noticePreferences.ts";
import { noticeWords } from "./noticeWords.ts";
import { showWindowNotice } from "./windowNotices.ts";

interface ChatNoticesNeeds {
  selfId(): AccountId | null;
  /** Whether my status is do not disturb. */
  isQuiet(): boolean;
  play(name: SoundName): void;
  nowMs(): number;
}

/** Gets the messages of all chats and notifies as configured: by a sound, by a browser notification. */
export function chatNotices({ selfId, isQuiet, play, nowMs }: ChatNoticesNeeds, show = showWindowNotice) {
  const heard = new Map<string, number>();
  return (chat: ChatName, message: ChatMessage): void => {
    const key = chatKey(chat);
    const heardUpTo = heard.get(key) ?? 0;
    heard.set(key, Math.max(heardUpTo, message.position));
    const chosen = noticePreferences();
    const quiet = isQuiet() || isQuietHour(chosen.quietHours, new Date(nowMs()));
    const now = { selfId: selfId(), isReading: isReadNow(key), isQuiet: quiet, heardUpTo };
    const notice = noticeOfMessage(chat.kind, message, now);
    if (notice === null) return;
    if (chosen[notice].sound) play(soundOfNotice(notice));
    if (chosen[notice].notification) show(windowNotice(chat, message, notice));
  };
}
export type CreateChatNotices = typeof chatNotices;

function windowNotice(chat: ChatName, message: ChatMessage, notice: MessageNotice) {
  const { title, text } = noticeWords(notice, message);
  return {
    key: chatKey(chat),
    title,
    text,
    iconUrl: message.author?.avatarUrl ?? null,
    pressed: () => chatAsked.emit({ chat, position: message.position }),
  };
}
