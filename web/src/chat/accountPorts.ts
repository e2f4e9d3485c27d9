// The chats that belong to an account wherever it is: those with single people and those of its teams. They are read
// over HTTP and heard of over whichever link the page has.
import type { AccountId, ChatAuthor, ChatName, NewsItem, SpaceId, TeamId } from "@atrium/contract";
import { createStore } from "zustand/vanilla";
import { call } from "../platform/call.ts";
import { newsHeard, newsMissed } from "../platform/data/news.ts";
import type { ReadableStore } from "../platform/readableStore.ts";
import type { ChatHeard, ChatPort } from "./chatPort.ts";

type Heard = Exclude<NewsItem, { kind: "changed" }>;
const toHeard = (item: Heard): ChatHeard =>
  item.kind === "chatMessage"
    ? { kind: "message", revision: item.revision, message: item.message }
    : { kind: "read", position: item.position };

/** Hears what the server says of one chat. */
export const hearOf =
  (isIt: (chat: ChatName) => boolean): ChatPort["onHeard"] =>
  (listener) =>
    newsHeard.on((item) => (isIt(item.chat) ? listener(toHeard(item)) : undefined));

export const hearOfSpace = (spaceId: SpaceId | null): ChatPort["onHeard"] =>
  hearOf((chat) => chat.kind === "space" && chat.spaceId === spaceId);

const onBack: ChatPort["onBack"] = (listener) => newsMissed.on(listener);

export function teamChatPort(teamId: TeamId, selfId: AccountId | null): ChatPort {
  return {
    key: `team-${teamId}`,
    selfId: () => selfId,
    page: (before) => call("getTeamChatPage", { teamId, ...(before !== undefined && { before }) }),
    post: (said) => call("postTeamChatMessage", { teamId, ...said }),
    update: (messageId, content) => call("updateTeamChatMessage", { teamId, messageId, content }),
    remove: (messageId) => call("deleteTeamChatMessage", { teamId, messageId }),
    react: (messageId, content) => call("addTeamChatReaction", { teamId, messageId, content }),
    takeBack: (messageId, content) => call("removeTeamChatReaction", { teamId, messageId, content }),
    markRead: (position) => call("markTeamChatRead", { teamId, position }),
    onHeard: hearOf((chat) => chat.kind === "team" && chat.teamId === teamId),
    onBack,
  };
}

/** Who is at the other end; null until it has been read. */
export interface DirectAbout {
  person: ChatAuthor | null;
  mayWrite: boolean;
  /** There is nobody to write to: gone, or a stranger. */
  isMissing: boolean;
}
export interface DirectPort extends ChatPort {
  about: ReadableStore<DirectAbout>;
}

export function directChatPort(accountId: AccountId, selfId: AccountId | null): DirectPort {
  const about = createStore<DirectAbout>(() => ({ person: null, mayWrite: true, isMissing: false }));
  return {
    key: `direct-${accountId}`,
    about,
    selfId: () => selfId,
    async page(before) {
      const page = await call("getDirectMessageChatPage", { accountId, ...(before !== undefined && { before }) });
      if (page.ok) about.setState({ person: page.value.person, mayWrite: page.value.mayWrite, isMissing: false });
      else if (page.code === "chatNotFound") about.setState({ isMissing: true });
      return page;
    },
    post: (said) => call("postDirectMessage", { accountId, ...said }),
    update: (messageId, content) => call("updateDirectMessage", { accountId, messageId, content }),
    remove: (messageId) => call("deleteDirectMessage", { accountId, messageId }),
    react: (messageId, content) => call("addDirectMessageReaction", { accountId, messageId, content }),
    takeBack: (messageId, content) => call("removeDirectMessageReaction", { accountId, messageId, content }),
    markRead: (position) => call("markDirectMessageChatRead", { accountId, position }),
    onHeard: hearOf((chat) => chat.kind === "direct" && chat.accountId === accountId),
    onBack,
  };
}
