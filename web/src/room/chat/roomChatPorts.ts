import type { Participant, RoomId, SpaceId } from "@atrium/contract";
import { may, type NamedRoom } from "@atrium/rules";
import { chatKey, hearOfSpace, titles, type ChatHeard, type ChatPort, type HostHands } from "../../chat/index.ts";
import type { LiveEvent } from "../../live/index.ts";
import type { RoomPort } from "../roomPort.ts";

type Needs = Pick<RoomPort, "call" | "onLiveEvent" | "live">;
/** The chat of a room or space; links to its messages use the space's address. */
interface Place {
  spaceUrl: string;
}

/** The chat of the room I am in. */
export function roomChatPort(port: Needs, { spaceUrl, roomId }: Place & { roomId: RoomId }): ChatPort {
  const { call } = port;
  return {
    key: chatKey({ kind: "room", roomId }),
    linkTo: (position) => `${spaceUrl}?room=${roomId}&message=${position}`,
    selfId: () => port.live.getState().selfId,
    isHost: isHostIn(port),
    page: (before) => call("getRoomChatPage", { roomId, ...(before !== undefined && { before }) }),
    highlights: (cursor) => call("getRoomChatHighlightsPage", { roomId, ...(cursor !== undefined && { cursor }) }),
    post: (said) => call("postRoomChatMessage", { roomId, ...said }),
    update: (messageId, content, linkTitles) =>
      call("updateRoomChatMessage", { roomId, messageId, content, ...titles(linkTitles) }),
    remove: (messageId) => call("deleteRoomChatMessage", { roomId, messageId }),
    react: (messageId, content) => call("addRoomChatReaction", { roomId, messageId, content }),
    takeBack: (messageId, content) => call("removeRoomChatReaction", { roomId, messageId, content }),
    type: () => call("typeInRoomChat", { roomId }),
    markRead: (position) => call("markRoomChatRead", { roomId, position }),
    people: () => Promise.resolve(peopleHere(port).filter((person) => person.roomId === roomId)),
    rooms: () => roomsSeen(port),
    onHeard: (listener) =>
      port.onLiveEvent((event) => {
        const heard = heardOf(event);
        if (heard !== null) listener(heard);
      }),
    onBack: (listener) => onLinkBack(port, listener),
  };
}

/** The chat of everybody in the space. */
export function spaceChatPort(port: Needs, { spaceUrl, spaceId }: Place & { spaceId: SpaceId }): ChatPort {
  const { call } = port;
  return {
    key: chatKey({ kind: "space", spaceId }),
    linkTo: (position) => `${spaceUrl}?chat=space&message=${position}`,
    selfId: () => port.live.getState().selfId,
    isHost: isHostIn(port),
    page: (before) => call("getSpaceChatPage", before === undefined ? {} : { before }),
    highlights: null,
    post: (said) => call("postSpaceChatMessage", said),
    update: (messageId, content, linkTitles) =>
      call("updateSpaceChatMessage", { messageId, content, ...titles(linkTitles) }),
    remove: (messageId) => call("deleteSpaceChatMessage", { messageId }),
    react: (messageId, content) => call("addSpaceChatReaction", { messageId, content }),
    takeBack: (messageId, content) => call("removeSpaceChatReaction", { messageId, content }),
    type: () => call("typeInSpaceChat", {}),
    markRead: (position) => call("markSpaceChatRead", { position }),
    people: () => Promise.resolve(peopleHere(port)),
    rooms: () => roomsSeen(port),
    onHeard: (listener) => hearOfSpace(spaceId)(listener),
    onBack: (listener) => onLinkBack(port, listener),
  };
}

export const roomHostHands = ({ call }: Pick<RoomPort, "call">): HostHands => ({
  highlight: ({ id: messageId, highlightedAt }) =>
    call(highlightedAt === null ? "highlightRoomChatMessage" : "removeRoomChatHighlight", { messageId }),
  clear: () => call("deleteAllRoomChatMessages", {}),
  clearAll: () => call("deleteAllRoomsChatMessages", {}),
});

function heardOf(event: LiveEvent): ChatHeard | null {
  if (event.type === "chatMessage") return { kind: "message", revision: event.revision, message: event.message };
  if (event.type === "chatTyping") return { kind: "typing", typing: event.typing };
  return event.type === "chatCleared" ? { kind: "cleared", revision: event.revision, position: event.position } : null;
}

/** The people currently in the space. */
const isHostIn =
  ({ live }: Needs): ChatPort["isHost"] =>
  (accountId) => {
    const person = live.getState().space?.records.participant[accountId];
    return person !== undefined && may("room.moderateChat", person);
  };

/** People in the space other than me who can read its chats. */
function peopleHere({ live }: Needs): Participant[] {
  const { space, selfId } = live.getState();
  const people = Object.values(space?.records.participant ?? {});
  return people.filter((person) => person.accountId !== selfId && may("room.readChat", person));
}

/** In list order, without hidden rooms. */
const roomsSeen = ({ live }: Needs): NamedRoom[] =>
  Object.values(live.getState().space?.records.room ?? {})
    .filter(({ isHidden }) => !isHidden)
    .toSorted((a, b) => a.position - b.position)
    .map(({ id: roomId, name }) => ({ roomId, name }));

const onLinkBack = ({ live }: Needs, listener: () => void): (() => void) =>
  live.subscribe(({ link }, before) => {
    if (link.state === "connected" && before.link.state !== "connected") listener();
  });
