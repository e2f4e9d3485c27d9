import type { AccountId, ChatMessage, PassingEvent } from "@atrium/contract";
import { decided } from "../live/decision.ts";
import type { OutsideRule, RoomScene, Said } from "../live/decision.ts";
import { may } from "../permissions/may.ts";
import { historyFrom, messageSeenFrom } from "./chatHistory.ts";

interface ChatChange {
  revision: number;
  change: { kind: "message"; message: ChatMessage } | { kind: "cleared"; position: number };
  /** When somebody last entered the room. */
  arrivedAt: (accountId: AccountId) => string;
}

/**
 * Sends changes of a room's chat to people in the room who may read it, as far as they may see them. Somebody who may
 * not see a change is not notified; the next revision shows them that they have missed one.
 */
export const decideTellChat: OutsideRule<ChatChange> = (scene, told) => {
  const people = [...scene.inRoom.all("member")];
  const readers = people.flatMap(({ accountId }) => readerIn(scene, accountId, told) ?? []);
  const ofAll = readers.filter(({ from }) => from === null).map(({ accountId }) => accountId);
  if (ofAll.length === people.length) return decided({ events: saidTo("room", told, null) });
  const since = readers.filter(({ from }) => from !== null);
  const events = since.flatMap(({ accountId, from }) => saidTo([accountId], told, from));
  return decided({ events: ofAll.length === 0 ? events : [...saidTo(ofAll, told, null), ...events] });
};

interface Reader {
  accountId: AccountId;
  /** They do not see earlier messages; null: they see all. */
  from: string | null;
}

/** Null for people who may not read. */
function readerIn({ room, inSpace }: RoomScene, accountId: AccountId, { arrivedAt }: ChatChange): Reader | null {
  const role = inSpace.get("participant", accountId)?.role;
  if (role === undefined || !may("room.readChat", { role })) return null;
  return { accountId, from: historyFrom({ role, arrivedAt: arrivedAt(accountId) }, room) };
}

function saidTo(to: Said["to"], { revision, change }: ChatChange, from: string | null): Said[] {
  const event = eventOf(revision, change, from);
  return event === null ? [] : [{ to, event }];
}

function eventOf(revision: number, change: ChatChange["change"], from: string | null): PassingEvent | null {
  if (change.kind === "cleared") return { kind: "chatCleared", revision, position: change.position };
  const message = messageSeenFrom(change.message, from);
  return message && { kind: "chatMessage", revision, message };
}
