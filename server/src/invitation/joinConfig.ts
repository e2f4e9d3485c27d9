import { must, ok } from "@atrium/contract";
import type {
  AccountId,
  InvitationKind,
  InvitationState,
  JoinConfig,
  Look,
  operations,
  Result,
  Room,
  RoomId,
} from "@atrium/contract";
import { canSeeRoom, firstName, floorUrl, needsRoomPassword } from "@atrium/rules";
import { findAccount } from "../account/index.ts";
import type { Handler } from "../platform/calls/handler.ts";
import { showsFaces } from "../space/index.ts";
import type { SpaceRecord } from "../space/index.ts";
import { findTeam } from "../team/index.ts";
import { destinationOf } from "./destinationOf.ts";
import { findInvitation, GUEST_KINDS } from "./findInvitation.ts";
import type { Asked, FoundInvitation } from "./findInvitation.ts";
import type { InvitationNeeds } from "./invitationNeeds.ts";

export const getTeamMemberJoinConfigByCode: Handler<
  typeof operations.getTeamMemberJoinConfigByCode,
  InvitationNeeds
> = (needs, asked, { linkCode }) => joinConfig(needs, asked, { code: linkCode, kinds: ["teamMember"] });

export const getSpaceGuestJoinConfigByCode: Handler<
  typeof operations.getSpaceGuestJoinConfigByCode,
  InvitationNeeds
> = (needs, asked, { linkCode }) => joinConfig(needs, asked, { code: linkCode, kinds: GUEST_KINDS });

async function joinConfig(
  needs: InvitationNeeds,
  asked: Asked,
  by: { code: string; kinds: readonly InvitationKind[] },
): Promise<Result<{ config: JoinConfig }, "linkNotFound" | "tooOftenAttempts">> {
  const found = await findInvitation(needs, asked, by);
  return found.ok ? ok({ config: await describe(needs, asked, found.value) }) : found;
}

async function describe(
  needs: InvitationNeeds,
  { query, caller }: Asked,
  { invitation, state }: FoundInvitation,
): Promise<JoinConfig> {
  const team = must(await findTeam(query, invitation.teamId), "an invitation goes with its team");
  const inviter = must(await findAccount(query, invitation.createdBy), "an invitation goes with who made it");
  const space = await destinationOf(query, invitation);
  const rooms = space === null ? [] : ((await needs.rooms.roomsOf(query, [space.id])).get(space.id) ?? []);
  const picture = rooms.find((room) => !room.isHidden && !room.blocked && room.bgImageUrl !== null)?.bgImageUrl;
  const { name, avatarUrl, avatarAppearance, palette } = inviter;
  return {
    state,
    kind: invitation.kind,
    role: invitation.role,
    team: { name: team.name, color: team.color, logoImageUrl: team.logoImageUrl },
    inviter: { name: name || (inviter.email?.split("@")[0] ?? ""), avatarUrl, avatarAppearance, palette },
    space:
      space === null
        ? null
        : {
            slug: space.slug,
            name: space.name,
            backgroundUrl: picture ?? floorUrl(space.template),
            onlineCount: needs.peopleInside.onlineCount(space.id),
            people: IS_GOOD[state]
              ? facesIn(needs, { space, rooms, first: invitation.createdBy, but: caller.accountId })
              : [],
          },
    email: invitation.email,
    expiresAt: invitation.expiresAt?.toISOString() ?? null,
  };
}

const FACES = 6;
/** Whether somebody who holds an invitation gets in with it. */
const IS_GOOD: Readonly<Record<InvitationState, boolean>> = {
  open: true,
  signIn: true,
  joined: true,
  otherAccount: false,
  ended: false,
};

interface Inside {
  space: SpaceRecord;
  rooms: readonly Room[];
  /** Who invites. */
  first: AccountId;
  /** Who asks. */
  but: AccountId | null;
}

/** What a passer-by would see at the entrance: first names, and nobody of a hidden or locked room. */
function facesIn({ peopleInside }: InvitationNeeds, { space, rooms, first, but }: Inside): Look[] {
  const role = "PUBLIC_GUEST";
  if (!showsFaces(space, role)) return [];
  const open = rooms.filter((room) => canSeeRoom(role, room, false) && !needsRoomPassword(role, room));
  const ids = new Set<RoomId | null>(open.map(({ id }) => id));
  return peopleInside
    .peopleIn(space.id)
    .filter(({ accountId, roomId }) => accountId !== but && ids.has(roomId))
    .toSorted((a, b) => Number(b.accountId === first) - Number(a.accountId === first))
    .slice(0, FACES)
    .map(({ name, avatarUrl, avatarAppearance, palette }) => ({
      name: firstName(name),
      avatarUrl,
      avatarAppearance,
      palette,
    }));
}
