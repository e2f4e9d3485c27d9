import { ok } from "@atrium/contract";
import type { AccountId, MessagesAsked, operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { Query } from "../../platform/database/database.ts";
import { findRoom } from "../../room/index.ts";
import type { Inside } from "../../space/index.ts";
import { roomHistoryFrom } from "../room/roomHistory.ts";
import { readFound } from "../store/findStore.ts";
import { chatTeamsOf, onlyIn } from "./chatsToFind.ts";
import type { Readable } from "./chatsToFind.ts";

interface StandingNeeds {
  inside: Pick<Inside, "standing">;
}

export const findMessages: Handler<typeof operations.findMessages> = async (_needs, { query, accountId }, asked) =>
  find(query, accountId, { asked, readable: await everywhere(query, accountId) });

export const findMessagesInSpace: Handler<typeof operations.findMessagesInSpace, StandingNeeds> = async (
  needs,
  { query, caller, accountId, nowMs, subject: { space, role } },
  { spaceId, ...asked },
) => {
  const { places, ...rest } = caller.onlySpace === undefined ? await everywhere(query, accountId) : NOWHERE;
  const roomId = needs.inside.standing(spaceId, accountId)?.roomId ?? null;
  const room = roomId === null ? null : await findRoom(query, roomId);
  const readable: Readable = { ...rest, places: [...places, { kind: "space", spaceId }] };
  if (room !== null) {
    readable.places.push({ kind: "room", spaceId, roomId: room.id });
    readable.from = roomHistoryFrom(needs, { accountId, nowMs, subject: { room, space, role } });
  }
  return find(query, accountId, { asked, readable });
};

/** For a session that reaches one space only. */
const NOWHERE: Readable = { direct: [], places: [], from: null };

async function everywhere(query: Query, accountId: AccountId): Promise<Readable> {
  const teams = await chatTeamsOf(query, accountId);
  return { direct: "all", places: teams.map(({ id }) => ({ kind: "team", teamId: id })), from: null };
}

async function find(
  query: Query,
  accountId: AccountId,
  { asked, readable }: { asked: MessagesAsked; readable: Readable },
) {
  return ok(await readFound(query, accountId, { asked, readable: onlyIn(readable, asked.chat, accountId) }));
}
