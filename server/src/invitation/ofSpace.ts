import type { AccountId, SpaceId, SpaceRole, TeamId } from "@atrium/contract";
import { isHost } from "@atrium/rules";
import type { InvitationsOf } from "./invitationStore.ts";

/** The invitations of a space that somebody sees and may revoke: hosts all of them, others their own. */
export const ofSpace = (
  { space, role }: { space: { id: SpaceId; teamId: TeamId }; role: SpaceRole },
  accountId: AccountId,
): InvitationsOf => ({
  teamId: space.teamId,
  kinds: ["spaceGuest"],
  spaceId: space.id,
  by: isHost(role) ? undefined : accountId,
});
