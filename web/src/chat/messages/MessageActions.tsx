import { Menu } from "@mantine/core";
import { IconArrowBackUp, IconDots, IconMoodPlus } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { messageActs, type ActsInput } from "./messageActs.ts";
import styles from "./ChatMessageRow.module.css";
import { Emoji } from "../emoji/Emoji.tsx";
import { EmojiButton } from "../emoji/EmojiButton.tsx";
import { emojiTexts } from "../emoji/texts.ts";
import { SurfaceMenu } from "../SurfaceMenu.tsx";
import { chatTexts } from "../texts.ts";

const QUICK = ["👍", "❤️"];

/** The bar over the hovered message: quick reactions, reply, and a menu with the rest. */
export function MessageActions(props: ActsInput) {
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

function Rest(input: ActsInput) {
  const say = useTexts(chatTexts);
  return (
    <SurfaceMenu position="bottom-end">
      <Menu.Target>
        <button type="button" aria-label={say("more")}>
          <IconDots size={18} stroke={1.75} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {messageActs(input, say).map(({ id, label, Icon, key, isDanger, run }) => (
          <Menu.Item
            key={id}
            {...(isDanger === true && { "data-danger": true })}
            leftSection={<Icon size={18} stroke={1.75} />}
            rightSection={key === undefined ? null : <kbd className={styles["key"]}>{key}</kbd>}
            aria-keyshortcuts={key}
            aria-label={label}
            onClick={run}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </SurfaceMenu>
  );
}
