import type { Emotion } from "@atrium/contract";
import { FocusTrap } from "@mantine/core";
import { IconMoodPlus } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { createPortal } from "react-dom";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { dateText } from "../../ui/dates.ts";
import { useSheetGrip } from "../../ui/dialog/useSheetGrip.tsx";
import { Face } from "../../ui/Face.tsx";
import { Attachments } from "../attachments/Attachments.tsx";
import { Emoji } from "../emoji/Emoji.tsx";
import { EmojiButton } from "../emoji/EmojiButton.tsx";
import { emojiTexts } from "../emoji/texts.ts";
import { chatTexts } from "../texts.ts";
import { MarkedText } from "./MarkedText.tsx";
import { messageActs, type ActsInput } from "./messageActs.ts";
import styles from "./MessageSheet.module.css";

type SheetProps = ActsInput & { close: () => void };

/** Reactions with our own pictures, which look the same everywhere. */
const QUICK = ["👍", "❤️", "😂", "🎉", "👏", "🔥"] as const satisfies readonly Emotion[];

/** Opened by a long press or a tap: the lifted message, reactions first, then its actions. */
export function MessageSheet({ close, ...input }: SheetProps) {
  const { row, selfId, mayWrite } = input;
  const { message } = row;
  const say = useTexts(chatTexts);
  const { grip, translate } = useSheetGrip(close);
  const name = message.author?.name ?? say("deletedUser");
  return createPortal(
    <div className={styles["over"]}>
      <div className={styles["scrim"]} onClick={close} />
      <div className={styles["lifted"]} inert>
        <Face look={message.author ?? { ...NOBODY, name }} size={36} />
        <b dir="auto">{name}</b>
        <time dateTime={message.createdAt}>{dateText(Date.parse(message.createdAt), "time", currentLocale())}</time>
        {message.content === "" ? null : <MarkedText text={message.content} selfId={selfId} />}
        <Attachments attachments={message.attachments ?? []} />
      </div>
      <FocusTrap active>
        <div
          className={styles["sheet"]}
          role="dialog"
          aria-modal
          aria-label={name}
          style={{ translate }}
          onKeyDown={takesEscape(close)}
        >
          {grip}
          {mayWrite ? <Quick {...input} close={close} /> : null}
          <Acts {...input} close={close} />
        </div>
      </FocusTrap>
    </div>,
    document.body,
  );
}

/** Stops the key: on a phone the chat itself is under the sheet. A picker over it has handled the key already. */
const takesEscape = (close: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Escape") return;
  event.stopPropagation();
  const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
  if (isHere) close();
};

function Quick({ row: { message }, selfId, hands, close }: SheetProps) {
  const say = useTexts(chatTexts);
  const emoji = useTexts(emojiTexts);
  const isMine = (content: string) =>
    message.reactions.some((each) => each.content === content && each.accountIds.some((id) => id === selfId));
  const react = (content: string) => {
    hands.react(message, content, isMine(content));
    close();
  };
  return (
    <div className={styles["quick"]}>
      {QUICK.map((content) => (
        <button
          key={content}
          type="button"
          aria-label={say("react", { emoji: content })}
          aria-pressed={isMine(content)}
          onClick={() => react(content)}
        >
          <Emoji content={content} />
        </button>
      ))}
      <EmojiButton label={emoji("react")} choose={react}>
        <IconMoodPlus size={22} stroke={1.75} aria-hidden />
      </EmojiButton>
    </div>
  );
}

function Acts({ close, ...input }: SheetProps) {
  const say = useTexts(chatTexts);
  return (
    <ul>
      {messageActs(input, say).map(({ id, label, Icon, isDanger, run }) => (
        <li key={id}>
          <button
            type="button"
            data-danger={isDanger}
            onClick={() => {
              close();
              run();
            }}
          >
            <Icon size={22} stroke={1.75} aria-hidden />
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

const NOBODY = { avatarUrl: null, avatarAppearance: "letter", palette: "" };
