import { ok, refuse } from "@atrium/contract";
import type { AccountId, operations } from "@atrium/contract";
import { findAccount } from "../../account/index.ts";
import type { Query } from "../../platform/database/database.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import type { ChatNeeds } from "./changeInChat.ts";
import { directPlace } from "../store/chatPlace.ts";
import type { ChatPlace } from "../store/chatPlace.ts";
import { chatTyping } from "./topics.ts";

export const typeInRoomChat: Handler<typeof operations.typeInRoomChat, ChatNeeds> = async (needs, context, input) =>
  tellTyping(needs, context, { kind: "room", spaceId: context.subject.spaceId, roomId: input.roomId });
export const typeInSpaceChat: Handler<typeof operations.typeInSpaceChat, ChatNeeds> = async (needs, context, input) =>
  tellTyping(needs, context, { kind: "space", spaceId: input.spaceId });
export const typeInTeamChat: Handler<typeof operations.typeInTeamChat, ChatNeeds> = async (needs, context, input) =>
  tellTyping(needs, context, { kind: "team", teamId: input.teamId });
export const typeDirectMessage: Handler<typeof operations.typeDirectMessage, ChatNeeds> = async (
  needs,
  context,
  { accountId },
) =>
  context.subject.mayWrite
    ? tellTyping(needs, context, directPlace(context.accountId, accountId))
    : refuse("chatNotAllowed");

interface Typist {
  query: Query;
  accountId: AccountId;
}

async function tellTyping({ bus }: ChatNeeds, { query, accountId }: Typist, place: ChatPlace) {
  const name = (await findAccount(query, accountId))?.name ?? "";
  return ok({}, [() => bus.publish(chatTyping, { place, typing: { accountId, name } })]);
}
