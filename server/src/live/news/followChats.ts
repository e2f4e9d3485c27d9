import { unreachable } from "@atrium/contract";
import type { AccountId, ChatName, NewsItem } from "@atrium/contract";
import { may } from "@atrium/rules";
import { chatChanged, chatRead } from "../../chat/index.ts";
import type { ChatChange, ChatPlace } from "../../chat/index.ts";
import type { Bus } from "../../platform/bus.ts";
import type { LiveSpaces } from "../liveSpaces.ts";
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
 * Tells those who may read a chat what is another there. Room chats have a way of their own: an event for those in the
 * room. Returns its undo.
 */
export function followChats(needs: FollowChatsNeeds): () => void {
  const { bus, listeners, onFault } = needs;
  const undo = [
    bus.subscribe(chatChanged, (change) => void tell(needs, change).catch(onFault)),
    bus.subscribe(chatRead, ({ place, accountId, position }) =>
      listeners.tellAll([accountId], [{ kind: "chatRead", chat: nameOf(place, accountId), position }]),
    ),
  ];
  return () => undo.forEach((each) => each());
}

/** News of a team's chat may overtake each other: pages know by the revision that they have missed one. */
async function tell({ spaces, desk, listeners }: FollowChatsNeeds, change: ChatChange): Promise<void> {
  const { place } = change;
  switch (place.kind) {
    case "room":
      return;
    case "space":
      return listeners.tellAll(readersInside(spaces, place), newsOf({ kind: "space", spaceId: place.spaceId }, change));
    case "team": {
      const hearers = await desk.hearersOf(place.teamId, "team.chat");
      return listeners.tellAll(hearers, newsOf({ kind: "team", teamId: place.teamId }, change));
    }
    case "direct":
      for (const accountId of place.pair) listeners.tellAll([accountId], newsOf(nameOf(place, accountId), change));
      return;
    default:
      unreachable(place);
  }
}

/** Those inside the space who may read its chat. */
function readersInside(spaces: Pick<LiveSpaces, "find">, { spaceId }: Extract<ChatPlace, { kind: "space" }>) {
  const people = [...(spaces.find(spaceId)?.records.all("participant") ?? [])];
  return people.filter(({ role }) => may("space.postSpaceChat", { role })).map(({ accountId }) => accountId);
}

/** Only rooms' chats are cleared, which their people hear in the room. */
const newsOf = (chat: ChatName, { revision, change }: ChatChange): NewsItem[] =>
  change.kind === "cleared" ? [] : [{ kind: "chatMessage", chat, revision, message: change.message }];

/** How somebody names a chat. */
function nameOf(place: ChatPlace, accountId: AccountId): ChatName {
  switch (place.kind) {
    case "room":
      return { kind: "room", roomId: place.roomId };
    case "space":
      return { kind: "space", spaceId: place.spaceId };
    case "team":
      return { kind: "team", teamId: place.teamId };
    case "direct":
      return { kind: "direct", accountId: place.pair[0] === accountId ? place.pair[1] : place.pair[0] };
    default:
      return unreachable(place);
  }
}
