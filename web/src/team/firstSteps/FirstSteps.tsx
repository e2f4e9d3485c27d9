import type { SpaceCard, Team } from "@atrium/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
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

/** What whoever leads a new team does first, ticked as it is done. Not drawn before it is known what is done. */
export function FirstSteps({ team, spaces }: { team: Team; spaces: readonly SpaceCard[] }) {
  const say = useTexts(firstStepsTexts);
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<"invite" | "microphone" | null>(null);
  const [isHidden, setHidden] = useState(() => readText(keyOf(team)) !== null);
  const members = useInfiniteQuery(pages("listTeamMemberInvitations", { teamId: team.id })).data;
  const guests = useInfiniteQuery(pages("listTeamGuestInvitations", { teamId: team.id })).data;
  if (members === undefined || guests === undefined || isHidden) return null;
  const invitations = [...members.pages, ...guests.pages].flatMap((page) => page.invitations).length;
  const model = firstSteps({ team, spaces, invitations, isMicrophoneHeard: wasMicrophoneHeard(), say });
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
