import { constants, unreachable } from "@atrium/contract";
import type { AccountId, ChatName, NewsItem, Typing } from "@atrium/contract";
import { may } from "@atrium/rules";
import { chatChanged, chatRead, chatTyping } from "../../chat/index.ts";
import type { ChatChange, ChatPlace } from "../../chat/index.ts";
import type { Bus } from "../../platform/bus.ts";
import type { LiveSpaces } from "../liveSpaces.ts";
import { createTurns } from "../turns.ts";
import type { Listeners } from "./listeners.ts";
import type { NewsDesk } from "./newsDesk.ts";

interface FollowChatsNeeds {
  bus: Bus;
  spaces: Pick<LiveSpaces, "find">;
  desk: Pick<NewsDesk, "hearersOf">;
  listeners: Pick<Listeners, "tellAll">;
  onFault: (error: unknown) => void;
}

/**
 * Tells those who may read a chat what has changed there. Room chats are different: an event goes to the people in the
 * room. Returns its undo.
 */
export function followChats(needs: FollowChatsNeeds): () => void {
  const { bus, listeners, onFault } = needs;
  // The readers of a team's chat are looked up again for each message.
  const inTurn = createTurns(onFault);
  const undo = [
    bus.subscribe(chatChanged, (change) => {
      if (change.place.kind === "team") inTurn(change.place.teamId, () => tell(needs, change));
      else void tell(needs, change).catch(onFault);
    }),
    bus.subscribe(chatTyping, (typed) => void tellTyping(needs, typed).catch(onFault)),
    bus.subscribe(chatRead, ({ place, accountId, position }) =>
      listeners.tellAll([accountId], [{ kind: "chatRead", chat: nameOf(place, accountId), position }]),
    ),
  ];
  return () => undo.forEach((each) => each());
}

async function tell(needs: FollowChatsNeeds, change: ChatChange): Promise<void> {
  const { place } = change;
  const readers = await readersOf(needs, place);
  // Equal for everybody, except in a direct chat: its two people name it after each other.
  if (place.kind === "direct")
    for (const accountId of readers) needs.listeners.tellAll([accountId], newsOf(nameOf(place, accountId), change));
  else needs.listeners.tellAll(readers, newsOf(placeName(place), change));
}

/** Typing is not announced in a crowd. */
async function tellTyping(needs: FollowChatsNeeds, { place, typing }: { place: ChatPlace; typing: Typing }) {
  const others = (await readersOf(needs, place)).filter((accountId) => accountId !== typing.accountId);
  if (others.length > constants.chat.mostToldOfTyping) return;
  for (const accountId of others) {
    const item = { kind: "chatTyping" as const, chat: nameOf(place, accountId), typing };
    needs.listeners.tellAll([accountId], [item]);
  }
}

/** Those at this node who get a chat's news; rooms are handled separately. */
async function readersOf({ spaces, desk }: FollowChatsNeeds, place: ChatPlace): Promise<readonly AccountId[]> {
  switch (place.kind) {
    case "room":
      return [];
    case "space":
      return readersInside(spaces, place);
    case "team":
      return desk.hearersOf(place.teamId, "team.chat");
    case "direct":
      return place.pair;
    default:
      return unreachable(place);
  }
}

/** Those inside the space who may read its chat. */
function readersInside(spaces: Pick<LiveSpaces, "find">, { spaceId }: Extract<ChatPlace, { kind: "space" }>) {
  const people = [...(spaces.find(spaceId)?.records.all("participant") ?? [])];
  return people.filter(({ role }) => may("space.postSpaceChat", { role })).map(({ accountId }) => accountId);
}

/** Outside rooms only what is too old is cleared, from the beginning: what is unread is counted anew. */
const newsOf = (chat: ChatName, { revision, change }: ChatChange): NewsItem[] =>
  change.kind === "cleared"
    ? [
        { kind: "chatCleared", chat, revision, position: change.position },
        { kind: "changed", operation: "getUnreadChats", subject: {} },
      ]
    : [{ kind: "chatMessage", chat, revision, message: change.message }];

/** The name of a chat for one of its readers. */
function nameOf(place: ChatPlace, accountId: AccountId): ChatName {
  if (place.kind !== "direct") return placeName(place);
  return { kind: "direct", accountId: place.pair[0] === accountId ? place.pair[1] : place.pair[0] };
}

function placeName(place: Exclude<ChatPlace, { kind: "direct" }>): ChatName {
  switch (place.kind) {
    case "room":
      return { kind: "room", roomId: place.roomId };
    case "space":
      return { kind: "space", spaceId: place.spaceId };
    case "team":
      return { kind: "team", teamId: place.teamId };
    default:
      return unreachable(place);
  }
}
