import type { AccountId, ChatMessage, ChatReaction } from "@atrium/contract";
import { Tooltip } from "@mantine/core";
import { isMentioned, plainWords } from "@atrium/rules";
import { IconArrowBackUp, IconTrash } from "@tabler/icons-react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { dateText } from "../../ui/dates.ts";
import { Face } from "../../ui/Face.tsx";
import { Attachments } from "../attachments/Attachments.tsx";
import styles from "./ChatMessageRow.module.css";
import type { ChatRow } from "./chatRows.ts";
import { Emoji } from "../emoji/Emoji.tsx";
import { LinkTitles } from "../links/LinkTitles.tsx";
import { MarkedText } from "./MarkedText.tsx";
import { MessageActions } from "./MessageActions.tsx";
import type { MessageRights } from "./messageRights.ts";
import type { MessageHands } from "./useMessageHands.ts";
import { StatusMark } from "../status/StatusMark.tsx";
import { chatTexts } from "../texts.ts";

interface ChatMessageRowProps extends MessageRights {
  row: Extract<ChatRow, { kind: "message" }>;
  /** Whether its actions are shown. */
  isActive: boolean;
  hands: MessageHands;
  reply: (message: ChatMessage) => void;
  edit: (message: ChatMessage) => void;
  goTo: (position: number) => void;
}

const NOBODY = { avatarUrl: null, avatarAppearance: "letter", palette: "" };

/** One message: author, time, what it replies to, its text, and reactions. */
export function ChatMessageRow(props: ChatMessageRowProps) {
  const { row, isActive } = props;
  const { message, continues } = row;
  const say = useTexts(chatTexts);
  if (message.isDeleted) return <Tombstone message={message} />;
  const name = message.author?.name ?? say("deletedUser");
  return (
    <article
      className={styles["message"]}
      data-continues={continues}
      data-highlighted={message.highlightedAt !== null}
      data-mentions={!row.isMine && isMentioned(message.content, props.selfId)}
      data-message={message.id}
    >
      {continues ? null : (
        <Face look={message.author ?? { ...NOBODY, name }} size={36} className={styles["face"] ?? ""} />
      )}
      {continues ? null : (
        <header className={styles["head"]}>
          <b dir="auto">{name}</b>
          {message.author === null ? null : <StatusMark accountId={message.author.accountId} />}
          {message.author !== null && props.isHost(message.author.accountId) ? (
            <span className={styles["host"]}>{say("host")}</span>
          ) : null}
          <time dateTime={message.createdAt}>{dateText(Date.parse(message.createdAt), "time", currentLocale())}</time>
        </header>
      )}
      {message.replyTo === null ? null : <Answered reply={message.replyTo} goTo={props.goTo} />}
      {message.content === "" ? null : (
        <MarkedText text={message.content} selfId={props.selfId} isEdited={message.editedAt !== null} />
      )}
      <LinkTitles
        links={message.links ?? []}
        hide={row.isMine && props.mayWrite ? () => props.hands.hideTitles(message) : null}
      />
      <Attachments attachments={message.attachments ?? []} />
      <Reactions {...props} />
      {isActive ? <MessageActions {...props} /> : null}
    </article>
  );
}

function Tombstone({ message }: { message: ChatMessage }) {
  const say = useTexts(chatTexts);
  const { deletedByName } = message;
  return (
    <p className={styles["gone"]}>
      <IconTrash size={16} stroke={1.75} aria-hidden />
      {deletedByName === null
        ? say("deletedOwn")
        : say("deletedBy", { name: deletedByName, author: message.author?.name ?? say("deletedUser") })}
    </p>
  );
}

interface AnsweredProps {
  reply: NonNullable<ChatMessage["replyTo"]>;
  goTo: (position: number) => void;
}

function Answered({ reply, goTo }: AnsweredProps) {
  const say = useTexts(chatTexts);
  const name = reply.name ?? say("deletedUser");
  return (
    <button
      type="button"
      className={styles["answered"]}
      aria-description={say("toAnswered")}
      onClick={() => goTo(reply.position)}
    >
      {reply.face === undefined ? (
        <IconArrowBackUp size={14} stroke={1.75} aria-hidden />
      ) : (
        <Face look={{ ...reply.face, name }} size={16} />
      )}
      <b dir="auto">{name}</b>
      <span dir="auto">{reply.isDeleted ? say("deletedOwn") : plainWords(reply.excerpt, say("mentionAll"))}</span>
    </button>
  );
}

function Reactions({ row: { message }, selfId, mayWrite, hands }: ChatMessageRowProps) {
  const say = useTexts(chatTexts);
  const whoReacted = useWhoReacted(selfId);
  if (message.reactions.length === 0) return null;
  return (
    <div className={styles["reactions"]}>
      {message.reactions.map((reaction) => {
        const { content, count, accountIds } = reaction;
        const isMine = selfId !== null && accountIds.includes(selfId);
        return (
          <Tooltip key={content} label={whoReacted(reaction)} multiline maw={240} events={ON_ANY}>
            <button
              type="button"
              aria-pressed={isMine}
              aria-label={say("reacted", { emoji: content, count, names: whoReacted(reaction) })}
              aria-disabled={!mayWrite}
              onClick={() => (mayWrite ? hands.react(message, content, isMine) : undefined)}
            >
              <Emoji content={content} /> <span>{count}</span>
            </button>
          </Tooltip>
        );
      })}
    </div>
  );
}

const ON_ANY = { hover: true, focus: true, touch: true };

/** Names of the people who reacted, including me, and how many more. */
function useWhoReacted(selfId: AccountId | null): (reaction: ChatReaction) => string {
  const say = useTexts(chatTexts);
  return ({ accountIds, names = [], count }) => {
    const named = names.map((name, index) => (accountIds[index] === selfId ? say("youReacted") : name));
    const more = count - named.length;
    const all = more > 0 ? [...named, say("andMore", { count: more })] : named;
    return new Intl.ListFormat(currentLocale(), { type: "conjunction" }).format(all);
  };
}
