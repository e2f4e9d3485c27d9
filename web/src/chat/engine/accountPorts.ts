// The chats that belong to an account wherever it is: direct chats and those of its teams. They are loaded over HTTP, and
// their news comes over whichever link the page has.
import { unreachable } from "@atrium/contract";
import type { AccountId, ChatAuthor, ChatName, DirectPerson, NewsItem, SpaceId, TeamId } from "@atrium/contract";
import { createStore } from "zustand/vanilla";
import { call } from "../../platform/call.ts";
import { newsHeard, newsMissed } from "../../platform/data/news.ts";
import type { ReadableStore } from "../../platform/readableStore.ts";
import { chatKey } from "./chatKey.ts";
import type { ChatHeard, ChatPort } from "./chatPort.ts";

type Heard = Extract<NewsItem, { chat: ChatName }>;
function toHeard(item: Heard): ChatHeard {
  switch (item.kind) {
    case "chatMessage":
      return { kind: "message", revision: item.revision, message: item.message };
    case "chatCleared":
      return { kind: "cleared", revision: item.revision, position: item.position };
    case "chatRead":
      return { kind: "read", position: item.position };
    case "chatTyping":
      return { kind: "typing", typing: item.typing };
    default:
      return unreachable(item);
  }
}

/** Subscribes to the server's news about one chat. */
export const hearOf =
  (isIt: (chat: ChatName) => boolean): ChatPort["onHeard"] =>
  (listener) =>
    newsHeard.on((item) => ("chat" in item && isIt(item.chat) ? listener(toHeard(item)) : undefined));

export const hearOfSpace = (spaceId: SpaceId): ChatPort["onHeard"] =>
  hearOf((chat) => chat.kind === "space" && chat.spaceId === spaceId);

const onBack: ChatPort["onBack"] = (listener) => newsMissed.on(listener);

/** The link to a chat of my account. */
export const messagesUrl = (search: Record<string, string>): string =>
  `${location.origin}/dashboard/messages?${new URLSearchParams(search).toString()}`;

export const titles = (linkTitles: boolean | undefined) => (linkTitles === undefined ? {} : { linkTitles });

export function teamChatPort(teamId: TeamId, selfId: AccountId | null): ChatPort {
  return {
    key: chatKey({ kind: "team", teamId }),
    selfId: () => selfId,
    isHost: () => false,
    linkTo: (position) => messagesUrl({ team: teamId, message: String(position) }),
    page: (before) => call("getTeamChatPage", { teamId, ...(before !== undefined && { before }) }),
    highlights: null,
    post: (said) => call("postTeamChatMessage", { teamId, ...said }),
    update: (messageId, content, linkTitles) =>
      call("updateTeamChatMessage", { teamId, messageId, content, ...titles(linkTitles) }),
    remove: (messageId) => call("deleteTeamChatMessage", { teamId, messageId }),
    react: (messageId, content) => call("addTeamChatReaction", { teamId, messageId, content }),
    takeBack: (messageId, content) => call("removeTeamChatReaction", { teamId, messageId, content }),
    type: () => call("typeInTeamChat", { teamId }),
    markRead: (position) => call("markTeamChatRead", { teamId, position }),
    people: (find) => teamPeople(teamId, find),
    rooms: () => [],
    onHeard: hearOf((chat) => chat.kind === "team" && chat.teamId === teamId),
    onBack,
  };
}

async function teamPeople(teamId: TeamId, find: string): Promise<readonly ChatAuthor[]> {
  const found = await call("findPeopleToMessage", { teamId, find });
  return found.ok ? found.value.people : [];
}

/** The other person; null until loaded. */
export interface DirectAbout {
  person: DirectPerson | null;
  mayWrite: boolean;
  /** There is nobody to write to: deleted, or a stranger. */
  isMissing: boolean;
}
export interface DirectPort extends ChatPort {
  about: ReadableStore<DirectAbout>;
}

export function directChatPort(accountId: AccountId, selfId: AccountId | null): DirectPort {
  const about = createStore<DirectAbout>(() => ({ person: null, mayWrite: true, isMissing: false }));
  return {
    key: chatKey({ kind: "direct", accountId }),
    about,
    selfId: () => selfId,
    isHost: () => false,
    // Either of the two can open it.
    linkTo: (position) =>
      messagesUrl({ with: accountId, ...(selfId !== null && { from: selfId }), message: String(position) }),
    async page(before) {
      const page = await call("getDirectMessageChatPage", { accountId, ...(before !== undefined && { before }) });
      if (page.ok) about.setState({ person: page.value.person, mayWrite: page.value.mayWrite, isMissing: false });
      else if (page.code === "chatNotFound") about.setState({ isMissing: true });
      return page;
    },
    highlights: null,
    post: (said) => call("postDirectMessage", { accountId, ...said }),
    update: (messageId, content, linkTitles) =>
      call("updateDirectMessage", { accountId, messageId, content, ...titles(linkTitles) }),
    remove: (messageId) => call("deleteDirectMessage", { accountId, messageId }),
    react: (messageId, content) => call("addDirectMessageReaction", { accountId, messageId, content }),
    takeBack: (messageId, content) => call("removeDirectMessageReaction", { accountId, messageId, content }),
    type: () => call("typeDirectMessage", { accountId }),
    markRead: (position) => call("markDirectMessageChatRead", { accountId, position }),
    people: () => Promise.resolve([]),
    rooms: () => [],
    onHeard: hearOf((chat) => chat.kind === "direct" && chat.accountId === accountId),
    onBack,
  };
}
