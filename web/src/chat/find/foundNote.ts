import type { FoundMessage, Locale } from "@atrium/contract";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { sayIn, type Say } from "../../platform/i18n/texts.ts";
import { dateText } from "../../ui/dates.ts";
import { chatTexts } from "../texts.ts";
import { findTexts } from "./texts.ts";

/** The chat a message was found in. */
export function placeOf({ chat, chatTitle }: FoundMessage, say: Say<typeof findTexts.entries>): string {
  if (chat.kind === "direct") return say("direct");
  return chat.kind === "space" ? say("space") : chatTitle;
}

/** The time if it was today, else the day. */
export function whenOf(atMs: number, locale: Locale): string {
  const isToday = new Date(atMs).toDateString() === new Date().toDateString();
  return dateText(atMs, isToday ? "time" : "day", locale);
}

/** Author, chat and time in one line. */
export function foundNote(found: FoundMessage): string {
  const locale = currentLocale();
  const name = found.author?.name ?? sayIn(chatTexts, locale)("deletedUser");
  return [name, placeOf(found, sayIn(findTexts, locale)), whenOf(Date.parse(found.createdAt), locale)].join(", ");
}
