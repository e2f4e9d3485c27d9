import { useEffect, useEffectEvent } from "react";
import { useStore } from "zustand";
import { useTexts } from "../../platform/i18n/texts.ts";
import { showToast } from "../../ui/toast.tsx";
import { chatTexts } from "../texts.ts";
import type { Chat } from "./chat.ts";

export interface LedTo {
  /** The position of the linked message; null without one. */
  message?: number | null;
  forgetMessage?: () => void;
}

/** Shows a linked message, once the chat is loaded. */
export function useLedTo(chat: Chat, { message = null, forgetMessage = () => undefined }: LedTo): void {
  const say = useTexts(chatTexts);
  const isRead = useStore(chat.state, ({ timeline }) => timeline !== null);
  const lead = useEffectEvent(async (position: number) => {
    if (!(await chat.goTo(position))) showToast({ text: say("notThere") });
    forgetMessage();
  });
  useEffect(() => {
    if (isRead && message !== null) void lead(message);
  }, [isRead, message]);
}
