// Invitations from one person in a space to another, to come to where they are. Each is stored for both people, from
// their side; leaving a room closes all of somebody's invitations.
import { constants, refuse } from "@atrium/contract";
import type { AccountId, SpaceInvitation, SpacePatch, SpaceRecords } from "@atrium/contract";
import { decided } from "../live/decision.ts";
import type { RoomRule } from "../live/decision.ts";
import type { ReadRecords } from "../live/records.ts";
import { canSeeRoom } from "../permissions/canSeeRoom.ts";
import { may } from "../permissions/may.ts";

type SpaceState = ReadRecords<SpaceRecords>;
type Other = { accountId: AccountId };
/** A line of words goes with it to both. */
type Asked = Other & { words?: string | undefined };
type Between = Pick<SpaceInvitation, "fromAccountId" | "toAccountId">;

/** Nobody is invited twice by the same person, nor into a room they may not know about. */
export const decideCreateSpaceInvitation: RoomRule<Asked, "participantNotFound" | "roomIsHidden" | "forbidden"> = (
  { inSpace, room },
  { participant: self },
  { accountId, words },
) => {
  const other = inSpace.get("participant", accountId);
  if (other === undefined || other.inAudience || accountId === self.accountId) return refuse("participantNotFound");
  if (!canSeeRoom(other.role, room, other.roomId === room.id)) return refuse("roomIsHidden");
  const theirs = openOf(inSpace, accountId);
  const between = { fromAccountId: self.accountId, toAccountId: accountId };
  if (theirs.some(isSame(between))) return decided();
  const waiting = theirs.filter(({ type }) => type === "inbound").length;
  if (other.dontDisturb || waiting >= constants.invitation.mostInbound) return refuse("forbidden");
  const invitation = { ...between, roomId: room.id, ...(words !== undefined && { words }) };
  return decided({
    patches: [
      nowOpen(self.accountId, [...openOf(inSpace, self.accountId), { ...invitation, type: "outbound" }]),
      nowOpen(accountId, [...theirs, { ...invitation, type: "inbound" }]),
    ],
  });
};

/**
 * Going there is a normal join, with everything the room asks of anybody. Whoever may open the door of a private area
 * lets those they invite past a closed one.
 */
export const decideAcceptSpaceInvitation: RoomRule<Other, "inviteNotFound"> = ({ inSpace }, { participant }, other) => {
  const between = { fromAccountId: other.accountId, toAccountId: participant.accountId };
  const invitation = openOf(inSpace, participant.accountId).find(isSame(between));
  const decision = ended(inSpace, between);
  const host = inSpace.get("participant", other.accountId);
  if (!decision.ok || invitation === undefined || host === undefined) return decision;
  if (!may("privateArea.openClose", { role: host.role })) return decision;
  const { roomId } = invitation;
  const way = {
    ask: "letPast",
    accountId: participant.accountId,
    hostId: host.accountId,
    roomId,
    areaId: null,
  } as const;
  return { ...decision, asks: [way] };
};

export const decideRejectSpaceInvitation: RoomRule<Other, "inviteNotFound"> = ({ inSpace }, { participant }, other) =>
  ended(inSpace, { fromAccountId: other.accountId, toAccountId: participant.accountId });

export const decideCancelSpaceInvitation: RoomRule<Other, "inviteNotFound"> = ({ inSpace }, { participant }, other) =>
  ended(inSpace, { fromAccountId: participant.accountId, toAccountId: other.accountId });

/** What closes when somebody leaves: every invitation from and to them. */
export function closedInvitations(inSpace: SpaceState, accountId: AccountId): SpacePatch[] {
  const own = openOf(inSpace, accountId);
  if (own.length === 0) return [];
  const others = new Set(
    own.map(({ fromAccountId, toAccountId, type }) => (type === "inbound" ? fromAccountId : toAccountId)),
  );
  const isOver = (each: Between) => each.fromAccountId === accountId || each.toAccountId === accountId;
  return [
    nowOpen(accountId, []),
    ...Array.from(others, (other) =>
      nowOpen(
        other,
        openOf(inSpace, other).filter((each) => !isOver(each)),
      ),
    ),
  ];
}

/** What closes when somebody turns on do not disturb: invitations to them are declined. */
export function turnedDown(inSpace: SpaceState, accountId: AccountId): SpacePatch[] {
  const own = openOf(inSpace, accountId);
  const asking = own.filter(({ type }) => type === "inbound");
  if (asking.length === 0) return [];
  const without = ({ fromAccountId, toAccountId }: Between) =>
    nowOpen(
      fromAccountId,
      openOf(inSpace, fromAccountId).filter((each) => !isSame({ fromAccountId, toAccountId })(each)),
    );
  return [
    nowOpen(
      accountId,
      own.filter(({ type }) => type === "outbound"),
    ),
    ...asking.map(without),
  ];
}

function ended(inSpace: SpaceState, between: Between) {
  const is = isSame(between);
  const { fromAccountId, toAccountId } = between;
  if (!openOf(inSpace, toAccountId).some(is)) return refuse("inviteNotFound");
  const without = (accountId: AccountId) =>
    nowOpen(
      accountId,
      openOf(inSpace, accountId).filter((each) => !is(each)),
    );
  return decided({ patches: [without(fromAccountId), without(toAccountId)] });
}

const openOf = (inSpace: SpaceState, accountId: AccountId): readonly SpaceInvitation[] =>
  inSpace.get("invitations", accountId)?.open ?? [];

const isSame =
  ({ fromAccountId, toAccountId }: Between) =>
  (each: Between): boolean =>
    each.fromAccountId === fromAccountId && each.toAccountId === toAccountId;

const nowOpen = (accountId: AccountId, open: SpaceInvitation[]): SpacePatch =>
  open.length === 0
    ? { type: "gone", kind: "invitations", id: accountId }
    : { type: "put", kind: "invitations", id: accountId, record: { accountId, open } };
