import { errorText, type Invitation, type SpaceId, type TeamId } from "@atrium/contract";
import { useAct } from "../platform/data/useAct.ts";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { askConfirm } from "../ui/dialog/askConfirm.ts";
import { showToast } from "../ui/toast.tsx";
import { inviteTexts } from "./dialog/texts.ts";

/** Revokes an invitation of a team, or of a space by those who are no admins of its team, once one is sure. */
export function useRevoke(of: { teamId: TeamId } | { spaceId: SpaceId }) {
  const say = useTexts(inviteTexts);
  const member = useAct("removeTeamMemberInvitation");
  const guest = useAct("removeTeamGuestInvitation");
  const spaceGuest = useAct("removeSpaceGuestInvitation");
  return async ({ id: invitationId, kind }: Pick<Invitation, "id" | "kind">, name: string): Promise<void> => {
    const words = { title: say("revokeTitle"), text: say("revokeText", { name }) };
    if (!(await askConfirm({ ...words, act: say("revoke"), cancel: say("cancel"), danger: true }))) return;
    const reply =
      "spaceId" in of
        ? await spaceGuest.run({ spaceId: of.spaceId, invitationId })
        : await (kind === "teamMember" ? member.run : guest.run)({ teamId: of.teamId, invitationId });
    showToast(reply.ok ? { text: say("revoked") } : { text: errorText(reply.code, currentLocale()), kind: "bad" });
  };
}
