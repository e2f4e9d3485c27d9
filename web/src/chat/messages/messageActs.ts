import type { ChatMessage } from "@atrium/contract";
import {
  IconArrowBackUp,
  IconCopy,
  IconHighlight,
  IconLink,
  IconMessageForward,
  IconPencil,
  IconTrash,
  type Icon,
} from "@tabler/icons-react";
import type { Say } from "../../platform/i18n/texts.ts";
import type { chatTexts } from "../texts.ts";
import type { ChatRow } from "./chatRows.ts";
import type { MessageRights } from "./messageRights.ts";
import type { MessageHands } from "./useMessageHands.ts";

export interface ActsInput extends MessageRights {
  row: Extract<ChatRow, { kind: "message" }>;
  hands: MessageHands;
  reply: (message: ChatMessage) => void;
  edit: (message: ChatMessage) => void;
}

export interface MessageAct {
  id: string;
  label: string;
  Icon: Icon;
  /** The shortcut while the message has the focus. */
  key?: string;
  isDanger?: boolean;
  run: () => void;
}

/** The permitted actions on a message, besides reacting. */
export function messageActs(input: ActsInput, say: Say<typeof chatTexts.entries>): MessageAct[] {
  const { row, hands, mayWrite, mayModerate, reply, edit } = input;
  const { message, isMine } = row;
  const { author } = message;
  const { writeTo, copyLink, highlight } = hands;
  const acts: (MessageAct | null | false)[] = [
    mayWrite && { id: "reply", label: say("reply"), Icon: IconArrowBackUp, key: "R", run: () => reply(message) },
    isMine && mayWrite && { id: "edit", label: say("edit"), Icon: IconPencil, key: "E", run: () => edit(message) },
    !isMine &&
      author !== null &&
      writeTo && {
        id: "write",
        label: say("writeTo", { name: author.name }),
        Icon: IconMessageForward,
        run: () => writeTo(author.accountId),
      },
    { id: "copy", label: say("copy"), Icon: IconCopy, run: () => hands.copy(message) },
    copyLink && { id: "link", label: say("copyLink"), Icon: IconLink, run: () => copyLink(message) },
    highlight && {
      id: "highlight",
      label: say(message.highlightedAt === null ? "highlight" : "unhighlight"),
      Icon: IconHighlight,
      run: () => highlight(message),
    },
    (isMine || mayModerate) && {
      id: "delete",
      label: say(isMine ? "delete" : "deleteForAll"),
      Icon: IconTrash,
      isDanger: true,
      run: () => hands.remove(message),
    },
  ];
  return acts.filter((act) => act !== null && act !== false);
}
