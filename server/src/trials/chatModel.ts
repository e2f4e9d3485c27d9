import { constants } from "@atrium/contract";
import type { AccountId, ChatMessageId } from "@atrium/contract";

/** A message as the simplest implementation would store it: replies and times are left out. */
export interface Kept {
  id: ChatMessageId;
  position: number;
  authorId: AccountId;
  content: string;
  isDeleted: boolean;
  isEdited: boolean;
  /** Who reacted with what, in order. */
  reactions: { content: string; accountId: AccountId }[];
}

/** Two emoji, and a third that is used twice as often. */
export const EMOJI = ["👍", "☕", "👍🏽", "👍"] as const;

/** One chat in the simplest implementation. Each method returns the code the server should answer. */
export class ChatModel {
  readonly #hostId: AccountId | null;
  readonly #reads = new Map<AccountId, number>();
  readonly #ids: ChatMessageId[] = [];
  messages: Kept[] = [];
  lastPosition = 0;

  /** Whoever may delete what others wrote; null: nobody. */
  constructor(hostId: AccountId | null) {
    this.#hostId = hostId;
  }

  post(id: ChatMessageId, authorId: AccountId, content: string): void {
    this.#ids.push(id);
    this.lastPosition += 1;
    const position = this.lastPosition;
    this.messages.push({ id, position, authorId, content, isDeleted: false, isEdited: false, reactions: [] });
  }

  edit(id: ChatMessageId, by: AccountId, content: string): string {
    const found = this.#find(id);
    if (found === undefined) return "messageNotFound";
    if (found.isDeleted) return "messageIsDeleted";
    if (found.authorId !== by) return "chatNotAllowed";
    Object.assign(found, { content, isEdited: true });
    return "success";
  }

  delete(id: ChatMessageId, by: AccountId): string {
    const found = this.#find(id);
    if (found === undefined) return "messageNotFound";
    if (found.isDeleted) return "messageIsDeleted";
    if (found.authorId !== by && by !== this.#hostId) return "chatNotAllowed";
    Object.assign(found, { content: "", isDeleted: true, reactions: [] });
    return "success";
  }

  react(id: ChatMessageId, accountId: AccountId, content: string): string {
    const found = this.#find(id);
    if (found === undefined) return "messageNotFound";
    if (found.isDeleted) return "messageIsDeleted";
    if (found.reactions.some((each) => each.content === content && each.accountId === accountId))
      return "reactionExists";
    found.reactions.push({ content, accountId });
    return "success";
  }

  takeBack(id: ChatMessageId, accountId: AccountId, content: string): string {
    const found = this.#find(id);
    if (found === undefined) return "messageNotFound";
    if (found.isDeleted) return "messageIsDeleted";
    const others = found.reactions.filter((each) => each.content !== content || each.accountId !== accountId);
    if (others.length === found.reactions.length) return "reactionNotExists";
    found.reactions = others;
    return "success";
  }

  clear(): void {
    this.messages = [];
  }

  read(by: AccountId, position: number): number {
    const upTo = Math.max(this.#reads.get(by) ?? 0, Math.min(position, this.lastPosition));
    this.#reads.set(by, upTo);
    return upTo;
  }

  /** What others wrote after somebody's read position and has not been deleted. */
  unread(of: AccountId): number {
    const upTo = this.#reads.get(of) ?? 0;
    const unread = this.messages.filter((each) => each.position > upTo && !each.isDeleted && each.authorId !== of);
    return Math.min(unread.length, constants.chat.mostUnread);
  }

  /** The same among the last of them that a page holds: as far as a browser counts. */
  unreadOfNewest(of: AccountId): number {
    const upTo = Math.max(this.#reads.get(of) ?? 0, this.lastPosition - constants.chat.page);
    return this.messages.filter((each) => each.position > upTo && !each.isDeleted && each.authorId !== of).length;
  }

  /** Some message that has existed, cleared ones included; null before the first. */
  some(at: number): ChatMessageId | null {
    return this.#ids[at % this.#ids.length] ?? null;
  }

  #find(id: ChatMessageId): Kept | undefined {
    return this.messages.find((each) => each.id === id);
  }
}
