import type { ChatMessage } from "@atrium/contract";
import { copyText } from "../../platform/clipboard.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { askConfirm } from "../../ui/dialog/askConfirm.ts";
import { showToast } from "../../ui/toast.tsx";
import { tell } from "../notices/useRoomNews.ts";
import type { RoomPort } from "../roomPort.ts";
import { chatTexts } from "./texts.ts";

/** What one does with a message, beside answering and changing it in the composer. */
export interface MessageHands {
  react(message: ChatMessage, content: string, isMine: boolean): void;
  remove(message: ChatMessage): void;
  highlight(message: ChatMessage): void;
  copy(message: ChatMessage): void;
  clear(): void;
  clearAll(): void;
}

export function useMessageHands({ call }: Pick<RoomPort, "call">): MessageHands {
  const say = useTexts(chatTexts);
  const sure = async (title: string, text: string, act: string) =>
    askConfirm({ title, text, act, cancel: say("cancel"), danger: true });
  return {
    react: (message, content, isMine) =>
      tell(call(isMine ? "removeRoomChatReaction" : "addRoomChatReaction", { messageId: message.id, content })),
    remove: (message) => tell(call("deleteRoomChatMessage", { messageId: message.id })),
    highlight: (message) =>
      tell(
        call(message.highlightedAt === null ? "highlightRoomChatMessage" : "removeRoomChatHighlight", {
          messageId: message.id,
        }),
      ),
    copy: (message) =>
      void copyText(message.content).then((isCopied) => showToast({ text: say(isCopied ? "copied" : "notCopied") })),
    clear: () =>
      void sure(say("clearTitle"), say("clearText"), say("clear")).then((yes) =>
        yes ? tell(call("deleteAllRoomChatMessages", {})) : undefined,
      ),
    clearAll: () =>
      void sure(say("clearAllTitle"), say("clearText"), say("clear")).then((yes) =>
        yes ? tell(call("deleteAllRoomsChatMessages", {})) : undefined,
      ),
  };
}
