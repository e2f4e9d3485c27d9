// What people do in a chat of any of the four kinds: write, edit, delete, react, read. Permission has been decided
// before: by the guard for the place, by the rules for a single message.
import { constants, newId, ok, refuse } from "@atrium/contract";
import type { ChatMessageId, ChatSaid, Effect } from "@atrium/contract";
import { linksIn, refusalOfDelete, refusalOfEdit } from "@atrium/rules";
import type { ChatCall } from "./chatCall.ts";
import { asSeen, changeInChat, isOlder, tellMessage } from "./changeInChat.ts";
import type { ChatNeeds } from "./changeInChat.ts";
import { attachUploads, removeAttachments } from "../store/attachmentStore.ts";
import { lockChat, reviseChat } from "../store/chatStore.ts";
import { addMentions, changeMentions } from "../store/mentionStore.ts";
import {
  addReaction,
  asChanged,
  changeMessage,
  countReactionKinds,
  findMessage,
  findSent,
  insertMessage,
  readMessage,
  removeReaction,
  removeReactions,
} from "../store/messageStore.ts";
import { settleMentions } from "./settleMentions.ts";
import { linksWritten } from "./topics.ts";

/** Writes a message; resending the same client id returns the existing message. */
export async function postMessage(needs: ChatNeeds, call: ChatCall, said: ChatSaid) {
  const { tx, accountId, nowMs, place, from } = call;
  const { clientId, content, replyToId, uploadIds, linkTitles } = said;
  const locked = await lockChat(tx, place);
  const sent = await findSent(tx, { chatId: locked.id, authorId: accountId, clientId });
  if (sent !== null) return ok({ messageId: sent, message: asSeen(await readMessage(tx, sent), from) });
  if (replyToId !== undefined) {
    const repliedTo = await findMessage(tx, locked.id, replyToId);
    if (repliedTo === null || isOlder(repliedTo, from)) return refuse("messageNotFound");
    if (repliedTo.deletedAt !== null) return refuse("messageIsDeleted");
  }
  const createdAt = new Date(nowMs);
  const { id: chatId, lastPosition: position, revision } = await reviseChat(tx, locked, { postsAt: createdAt });
  const messageId = newId<ChatMessageId>();
  const row = { id: messageId, chatId, position, revision, clientId, authorId: accountId };
  const settled = await settleMentions(call, content);
  await insertMessage(tx, { ...row, content: settled, replyToId: replyToId ?? null, createdAt, linkTitles });
  await addMentions(tx, messageId, settled);
  if (uploadIds !== undefined && !(await attachUploads(tx, { messageId, accountId, uploadIds })))
    return refuse("uploadIntentNotFound");
  const message = await readMessage(tx, messageId);
  const told = [
    tellMessage(needs, place, { revision, message }),
    ...askForTitles(needs, call, { messageId, ...said, content: settled }),
  ];
  return ok({ messageId, message: asSeen(message, from) }, told);
}

/** After the commit, where there are links and their sender has not declined. */
function askForTitles(
  { bus }: ChatNeeds,
  { place, accountId }: ChatCall,
  { messageId, content, linkTitles = true }: Edited,
): Effect[] {
  if (!linkTitles || linksIn(content).length === 0) return [];
  return [() => bus.publish(linksWritten, { place, messageId, accountId, content })];
}

interface Edited {
  messageId: ChatMessageId;
  content: string;
  linkTitles?: boolean | undefined;
}

export async function editMessage(needs: ChatNeeds, call: ChatCall, { messageId, ...edited }: Edited) {
  let after: Effect[] = [];
  const changed = await changeInChat(needs, call, {
    messageId,
    async change(found, { revision }) {
      const refused = refusalOfEdit(asChanged(found), call);
      if (refused !== null) return refused;
      const before = found.content;
      const content = edited.content === before ? before : await settleMentions(call, edited.content, before);
      const { linkTitles = found.linkTitles } = edited;
      const isSame = content === before;
      const editedAt = isSame ? found.editedAt : new Date(call.nowMs);
      const links = isSame && linkTitles ? found.links : null;
      await changeMessage(call.tx, messageId, { content, editedAt, linkTitles, links, revision });
      if (!isSame) await changeMentions(call.tx, messageId, content);
      after = links === null ? askForTitles(needs, call, { messageId, content, linkTitles }) : [];
      return null;
    },
  });
  return changed.ok ? ok(changed.value, [...changed.after, ...after]) : changed;
}

/** Its text is deleted for good; that there was a message, and by whom, stays. */
export const deleteMessage = (needs: ChatNeeds, call: ChatCall, { messageId }: { messageId: ChatMessageId }) =>
  changeInChat(needs, call, {
    messageId,
    async change(found, { revision }) {
      const { tx, accountId, nowMs } = call;
      const refused = refusalOfDelete(asChanged(found), call);
      if (refused !== null) return refused;
      const gone = {
        content: "",
        links: null,
        deletedAt: new Date(nowMs),
        deletedById: accountId,
        highlightedAt: null,
      };
      await changeMessage(tx, messageId, { ...gone, revision });
      await changeMentions(tx, messageId, "");
      await removeReactions(tx, messageId);
      await removeAttachments(tx, messageId);
      return null;
    },
  });

interface Reacted {
  messageId: ChatMessageId;
  content: string;
}

export const reactTo = (needs: ChatNeeds, call: ChatCall, { messageId, content }: Reacted) =>
  changeInChat(needs, call, {
    messageId,
    async change({ deletedAt }, { revision }) {
      const { tx, accountId, nowMs } = call;
      if (deletedAt !== null) return "messageIsDeleted";
      const isNew = await addReaction(tx, { messageId, accountId, content, createdAt: new Date(nowMs) });
      if (!isNew) return "reactionExists";
      // A refusal rolls back what was written: the whole call is one transaction.
      if ((await countReactionKinds(tx, messageId)) > constants.chat.mostReactionKinds)
        return "reactionsQuantityExceeded";
      await changeMessage(tx, messageId, { revision });
      return null;
    },
  });

export const takeReactionBack = (needs: ChatNeeds, call: ChatCall, { messageId, content }: Reacted) =>
  changeInChat(needs, call, {
    messageId,
    async change({ deletedAt }, { revision }) {
      const { tx, accountId } = call;
      if (deletedAt !== null) return "messageIsDeleted";
      if (!(await removeReaction(tx, { messageId, accountId, content }))) return "reactionNotExists";
      await changeMessage(tx, messageId, { revision });
      return null;
    },
  });
