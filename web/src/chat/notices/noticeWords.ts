import type { ChatMessage } from "@atrium/contract";
import { cutText, plainWords, type MessageNotice } from "@atrium/rules";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { sayIn } from "../../platform/i18n/texts.ts";
import { textOf } from "../attachments/textOf.ts";
import { chatTexts } from "../texts.ts";
import { noticeTexts } from "./texts.ts";

const MOST_SIGNS = 160;

/** The texts of a message's notification: author, chat and the beginning. */
export function noticeWords(notice: MessageNotice, message: ChatMessage): { title: string; text: string } {
  const say = sayIn(chatTexts, currentLocale());
  const name = message.author?.name ?? say("deletedUser");
  return {
    title: sayIn(noticeTexts, currentLocale())(notice, { name }),
    text: cutText(plainWords(textOf(message), say("mentionAll")), MOST_SIGNS),
  };
}
