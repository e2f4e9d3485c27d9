import type { AccountId, RoomId, SpaceInvitation } from "@atrium/contract";
import type { LiveState } from "../../live/index.ts";
import { occupantsOf } from "../panel/occupantsOf.ts";
import { faceModel, type FaceModel } from "../panel/roomsPanelModel.ts";

/** Somebody asks me over. */
export interface InboundCard {
  person: FaceModel;
  roomId: RoomId;
  /** Their room; null if it is mine. */
  roomName: string | null;
  /** How many people are there. */
  count: number;
  /** What they say to it. */
  words: string | null;
}

/** I have asked somebody over, and they have not answered. */
export interface OutboundCard {
  person: FaceModel;
  /** Their room; null if it is mine, or hidden from me. */
  roomName: string | null;
}

export interface InvitationCards {
  inbound: readonly InboundCard[];
  outbound: readonly OutboundCard[];
}

const NONE: InvitationCards = { inbound: [], outbound: [] };

/** The open invitations of mine, in the order in which they came. */
export function invitationCards(live: LiveState): InvitationCards {
  const open = openOf(live);
  if (open.length === 0) return NONE;
  return {
    inbound: open.filter(isInbound).flatMap((each) => inboundCard(each, live) ?? []),
    outbound: open.filter((each) => !isInbound(each)).flatMap((each) => outboundCard(each, live) ?? []),
  };
}

/** Whom I have asked already. */
export const isAsked = (live: LiveState, accountId: AccountId): boolean =>
  openOf(live).some((each) => !isInbound(each) && each.toAccountId === accountId);

const isInbound = ({ type }: SpaceInvitation): boolean => type === "inbound";

function openOf({ space, selfId }: LiveState): readonly SpaceInvitation[] {
  return selfId === null ? [] : (space?.records.invitations[selfId]?.open ?? []);
}

function inboundCard({ fromAccountId, roomId, words }: SpaceInvitation, live: LiveState): InboundCard | null {
  const person = live.space?.records.participant[fromAccountId];
  if (person === undefined || live.space === null) return null;
  const count = (occupantsOf(live.space.records.participant).get(roomId) ?? []).length;
  return { person: faceModel(person), roomId, roomName: nameElsewhere(live, roomId), count, words: words ?? null };
}

function outboundCard({ toAccountId }: SpaceInvitation, live: LiveState): OutboundCard | null {
  const person = live.space?.records.participant[toAccountId];
  return person === undefined ? null : { person: faceModel(person), roomName: nameElsewhere(live, person.roomId) };
}

/** The name of a room that I am not in and know of. */
function nameElsewhere({ space, room }: LiveState, roomId: RoomId | null): string | null {
  if (roomId === null || roomId === room?.room.id) return null;
  return space?.records.room[roomId]?.name ?? null;
}
