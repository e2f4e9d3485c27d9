import { must, ok } from "@atrium/contract";
import type { InvitationKind, JoinConfig, operations, Result } from "@atrium/contract";
import { floorUrl } from "@atrium/rules";
import { findAccount } from "../account/index.ts";
import type { Handler } from "../platform/calls/handler.ts";
import type { Query } from "../platform/database/database.ts";
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
  return found.ok ? ok({ config: await describe(needs, asked.query, found.value) }) : found;
}

async function describe(
  needs: InvitationNeeds,
  query: Query,
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
          },
    email: invitation.email,
    expiresAt: invitation.expiresAt?.toISOString() ?? null,
  };
}
