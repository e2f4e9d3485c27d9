import type { AccountId, ChatMessage } from "@atrium/contract";
import { plainMentions } from "@atrium/rules";
import { copyText } from "../../platform/clipboard.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { copyOrShow } from "../../ui/copyOrShow.ts";
import { showToast } from "../../ui/toast.tsx";
import { tell } from "../../ui/tell.ts";
import type { ChatPort, HostHands } from "../engine/chatPort.ts";
import { chatTexts } from "../texts.ts";

/** Actions on a message besides replying and editing, which use the composer. */
export interface MessageHands {
  react(message: ChatMessage, content: string, isMine: boolean): void;
  remove(message: ChatMessage): void;
  /** Removes the titles of its links. */
  hideTitles(message: ChatMessage): void;
  copy(message: ChatMessage): void;
  /** Opens a direct chat; null if that is impossible. */
  writeTo: ((accountId: AccountId) => void) | null;
  /** Null if no link leads to it. */
  copyLink: ((message: ChatMessage) => void) | null;
  /** Null unless the user is a host and messages can be highlighted. */
  highlight: ((message: ChatMessage) => void) | null;
}

interface Around {
  host: HostHands | null;
  writeTo: MessageHands["writeTo"];
}

export function useMessageHands(port: ChatPort, { host, writeTo }: Around): MessageHands {
  const say = useTexts(chatTexts);
  const { linkTo } = port;
  return {
    writeTo,
    copyLink:
      linkTo &&
      (({ position }) => {
        const url = linkTo(position);
        void copyOrShow(url, say("linkCopied"));
      }),
    react: (message, content, isMine) =>
      tell(isMine ? port.takeBack(message.id, content) : port.react(message.id, content)),
    remove: (message) => tell(port.remove(message.id)),
    hideTitles: (message) => tell(port.update(message.id, message.content, false)),
    copy: (message) =>
      void copyText(plainMentions(message.content, say("mentionAll"))).then((isCopied) =>
        showToast({ text: say(isCopied ? "copied" : "notCopied") }),
      ),
    highlight: host && ((message) => tell(host.highlight(message))),
  };
}
