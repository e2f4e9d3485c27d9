import { Menu } from "@mantine/core";
import type { ChatMessage } from "@atrium/contract";
import {
  IconArrowBackUp,
  IconCopy,
  IconDots,
  IconHighlight,
  IconLink,
  IconMoodPlus,
  IconPencil,
  IconTrash,
} from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import type { MessageRights } from "./messageRights.ts";
import styles from "./ChatMessageRow.module.css";
import type { ChatRow } from "./chatRows.ts";
import { Emoji } from "../emoji/Emoji.tsx";
import { EmojiButton } from "../emoji/EmojiButton.tsx";
import { emojiTexts } from "../emoji/texts.ts";
import type { MessageHands } from "./useMessageHands.ts";
import { chatTexts } from "../texts.ts";

interface MessageActionsProps extends MessageRights {
  row: Extract<ChatRow, { kind: "message" }>;
  hands: MessageHands;
  reply: (message: ChatMessage) => void;
  edit: (message: ChatMessage) => void;
}

const QUICK = ["👍", "❤️"];

/** Over the message one points at: quick reactions, an answer, and the rest in a menu. */
export function MessageActions(props: MessageActionsProps) {
  const { row, selfId, mayWrite, hands, reply } = props;
  const { message } = row;
  const say = useTexts(chatTexts);
  const emoji = useTexts(emojiTexts);
  const isMine = (content: string) =>
    message.reactions.some((each) => each.content === content && each.accountIds.some((id) => id === selfId));
  return (
    <div className={styles["actions"]}>
      {mayWrite
        ? QUICK.map((content) => (
            <button
              key={content}
              type="button"
              aria-label={say("react", { emoji: content })}
              aria-pressed={isMine(content)}
              onClick={() => hands.react(message, content, isMine(content))}
            >
              <Emoji content={content} />
            </button>
          ))
        : null}
      {mayWrite ? (
        <EmojiButton label={emoji("react")} choose={(content) => hands.react(message, content, isMine(content))}>
          <IconMoodPlus size={18} stroke={1.75} aria-hidden />
        </EmojiButton>
      ) : null}
      {mayWrite ? (
        <button type="button" aria-label={say("reply")} onClick={() => reply(message)}>
          <IconArrowBackUp size={18} stroke={1.75} aria-hidden />
        </button>
      ) : null}
      <Rest {...props} />
    </div>
  );
}

function Rest({ row, mayWrite, mayModerate, hands, edit }: MessageActionsProps) {
  const { message, isMine } = row;
  const say = useTexts(chatTexts);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <button type="button" aria-label={say("more")}>
          <IconDots size={18} stroke={1.75} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {isMine && mayWrite ? (
          <Menu.Item leftSection={<IconPencil size={18} stroke={1.75} />} onClick={() => edit(message)}>
            {say("edit")}
          </Menu.Item>
        ) : null}
        <Menu.Item leftSection={<IconCopy size={18} stroke={1.75} />} onClick={() => hands.copy(message)}>
          {say("copy")}
        </Menu.Item>
        {hands.copyLink === null ? null : (
          <Menu.Item leftSection={<IconLink size={18} stroke={1.75} />} onClick={() => hands.copyLink?.(message)}>
            {say("copyLink")}
          </Menu.Item>
        )}
        {hands.highlight === null ? null : (
          <Menu.Item leftSection={<IconHighlight size={18} stroke={1.75} />} onClick={() => hands.highlight?.(message)}>
            {say(message.highlightedAt === null ? "highlight" : "unhighlight")}
          </Menu.Item>
        )}
        {isMine || mayModerate ? (
          <Menu.Item
            data-danger
            leftSection={<IconTrash size={18} stroke={1.75} />}
            onClick={() => hands.remove(message)}
          >
            {say(isMine ? "delete" : "deleteForAll")}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
