import type { AccountId, ChatAuthor, DirectChat, Locale } from "@atrium/contract";
import { plainWords } from "@atrium/rules";
import { dateText } from "../../ui/dates.ts";
import { textOf } from "../attachments/textOf.ts";
import { readDraft } from "../composer/drafts.ts";
import { chatKey } from "../engine/chatKey.ts";
import { shownPerson } from "./shownPerson.ts";

/** An entry in the list of direct chats. */
export interface DirectRow {
  person: ChatAuthor;
  /** What the second line shows: their message, mine, my draft, or that it was deleted. */
  kind: "theirs" | "mine" | "draft" | "deleted";
  text: string;
  when: string;
  unread: number;
}

interface Asked {
  find: string;
  selfId: AccountId | null;
  locale: Locale;
  /** The texts for "everybody" and for deleted people. */
  everyone: string;
  deletedUser: string;
  nowMs?: number;
  draftOf?: (accountId: AccountId) => string | null;
}

/** Chats whose names match the search; a draft replaces the last message. */
export function directRows(chats: readonly DirectChat[], asked: Asked): DirectRow[] {
  const { find, selfId, locale, everyone, nowMs = Date.now() } = asked;
  const draftOf = asked.draftOf ?? ((accountId) => readDraft(chatKey({ kind: "direct", accountId }), selfId));
  const wanted = find.toLocaleLowerCase();
  const named = chats.map((chat) => ({ ...chat, person: shownPerson(chat.person, asked.deletedUser) }));
  const shown = named.filter(({ person }) => person.name.toLocaleLowerCase().includes(wanted));
  return shown.map(({ person, lastMessage, unread }) => {
    const draft = draftOf(person.accountId);
    const isMine = lastMessage.author?.accountId === selfId;
    const kind = draft !== null ? "draft" : lastMessage.isDeleted ? "deleted" : isMine ? "mine" : "theirs";
    const atMs = Date.parse(lastMessage.createdAt);
    const isToday = new Date(atMs).toDateString() === new Date(nowMs).toDateString();
    const when = dateText(atMs, isToday ? "time" : "day", locale);
    return { person, kind, text: plainWords(draft ?? textOf(lastMessage), everyone), when, unread };
  });
}
