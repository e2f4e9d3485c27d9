import { constants } from "@atrium/contract";
import type { SpaceId } from "@atrium/contract";
import { isHost, mentionsIn, nameInMention, roomsIn, withMentions, withRooms, type NamedRoom } from "@atrium/rules";
import { and, eq, inArray } from "drizzle-orm";
import { accounts } from "../../account/index.ts";
import { rooms } from "../../room/index.ts";
import type { ChatCall } from "./chatCall.ts";

type Call = Pick<ChatCall, "tx" | "role" | "place"> & {
  /** The message before it was edited: its mentions stay valid, even if a person has another name now. */
  before: string;
};

/**
 * Keeps mentions whose name matches the account or the room, and mentions of everybody by hosts. Others become plain
 * text: a mention tells nobody what a hidden room is called.
 */
export async function settleMentions(by: Omit<Call, "before">, content: string, before = ""): Promise<string> {
  const call = { ...by, before };
  let settled = content;
  for (let pass = 1; pass <= MOST_PASSES; pass += 1) {
    const next = await settlePeople(call, await settleRooms(call, settled));
    if (next === settled) return settled;
    settled = next;
  }
  return settled.replaceAll(/<+(?=[@#])/gu, "");
}

/** A mention that became plain text may complete one around it. Only forgers nest them: deeper ones all become text. */
const MOST_PASSES = 4;

async function settleRooms({ tx, role, place, before }: Call, content: string): Promise<string> {
  const named = roomsIn(content).slice(0, constants.chat.mostMentions);
  if (named.length === 0) return content;
  const spaceId = place.kind === "room" || place.kind === "space" ? place.spaceId : null;
  const found = spaceId === null ? [] : await findRooms(tx, spaceId, named);
  const names = new Map(found.filter(({ isHidden }) => !isHidden || isHost(role)).map(({ id, name }) => [id, name]));
  const stood = roomsIn(before);
  return withRooms(content, ({ roomId, name }) => {
    const now = names.get(roomId);
    if (now === undefined) return false;
    return nameInMention(now) === name || stood.some((each) => each.roomId === roomId && each.name === name);
  });
}

const findRooms = (tx: ChatCall["tx"], spaceId: SpaceId, named: readonly NamedRoom[]) =>
  tx
    .select({ id: rooms.id, name: rooms.name, isHidden: rooms.isHidden })
    .from(rooms)
    .where(and(eq(rooms.spaceId, spaceId), inArray(rooms.id, [...new Set(named.map(({ roomId }) => roomId))])));

async function settlePeople({ tx, role, before }: Call, content: string): Promise<string> {
  const { people, everyone } = mentionsIn(content);
  if (people.length === 0 && !everyone) return content;
  const named = new Set(people.slice(0, constants.chat.mostMentions).map(({ accountId }) => accountId));
  const found =
    named.size === 0
      ? []
      : await tx
          .select({ id: accounts.id, name: accounts.name })
          .from(accounts)
          .where(inArray(accounts.id, [...named]));
  const names = new Map(found.map(({ id, name }) => [id, nameInMention(name)]));
  const stood = mentionsIn(before).people;
  return withMentions(content, (mention) => {
    if (mention === "everyone") return isHost(role);
    const { accountId, name } = mention;
    const now = names.get(accountId);
    if (now === undefined) return false;
    return now === name || stood.some((each) => each.accountId === accountId && each.name === name);
  });
}
