import type { AccountId, SpaceCard, Team } from "@atrium/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { InviteDialog } from "../../invitation/index.ts";
import { pages } from "../../platform/data/read.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { wasMicrophoneHeard } from "../../platform/microphoneHeard.ts";
import { readText, writeText } from "../../platform/storage.ts";
import { optionalDialog } from "../../ui/dialog/optionalDialog.tsx";
import { firstSteps } from "./firstStepsModel.ts";
import { FirstStepsView } from "./FirstStepsView.tsx";
import { firstStepsTexts } from "./texts.ts";

/** It comes with the room. */
const OwnDevices = optionalDialog(async () => (await import("../../room/index.ts")).OwnDevicesDialog);

const keyOf = (team: Team) => `firstStepsHidden.${team.id}`;

interface FirstStepsProps {
  team: Team;
  spaces: readonly SpaceCard[];
  ownId: AccountId;
}

/** What whoever leads a new team does first, ticked as it is done. Not drawn before it is known what is done. */
export function FirstSteps({ team, spaces, ownId }: FirstStepsProps) {
  const say = useTexts(firstStepsTexts);
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<"invite" | "microphone" | null>(null);
  const [isHidden, setHidden] = useState(() => readText(keyOf(team)) !== null);
  const hasMet = useHasMet({ team, spaces, ownId });
  const members = useInfiniteQuery(pages("listTeamMemberInvitations", { teamId: team.id })).data;
  const guests = useInfiniteQuery(pages("listTeamGuestInvitations", { teamId: team.id })).data;
  if (members === undefined || guests === undefined || isHidden) return null;
  const invitations = [...members.pages, ...guests.pages].flatMap((page) => page.invitations).length;
  const model = firstSteps({ team, spaces, invitations, hasMet, isMicrophoneHeard: wasMicrophoneHeard(), say });
  const close = () => setDialog(null);
  const acts = {
    space: () => void navigate({ to: "/dashboard/team/$teamId/new-space", params: { teamId: team.id } }),
    invite: () => setDialog("invite"),
    microphone: () => setDialog("microphone"),
  };
  const hide = () => {
    writeText(keyOf(team), "1");
    setHidden(true);
  };
  const to = { name: team.name, team: { id: team.id }, spaces, role: "MEMBER" } as const;
  return (
    <>
      {model.isNew ? <FirstStepsView model={model} acts={acts} hide={spaces.length === 0 ? null : hide} /> : null}
      <InviteDialog opened={dialog === "invite"} onClose={close} to={to} begin="link" />
      <OwnDevices opened={dialog === "microphone"} onClose={close} />
    </>
  );
}

/**
 * Whether somebody else is in a space of the team, or was while this device looked. The page is told of who comes in; the
 * team does not count a guest who came by its link.
 */
function useHasMet({ team, spaces, ownId }: FirstStepsProps): boolean {
  const key = `firstStepsMet.${team.id}`;
  const meets = spaces.some(({ people }) => people.some(({ accountId }) => accountId !== ownId));
  const hasMet = meets || readText(key) !== null;
  useEffect(() => {
    if (meets) writeText(key, "1");
  }, [meets, key]);
  return hasMet;
}
