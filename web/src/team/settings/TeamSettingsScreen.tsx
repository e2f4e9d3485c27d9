import { TextInput } from "@mantine/core";
import { bounds, type SpaceCard, type Team } from "@atrium/contract";
import { may } from "@atrium/rules";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { act } from "../../platform/data/act.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ActFormView } from "../../ui/form/FormDialog.tsx";
import { useActForm } from "../../ui/form/useActForm.ts";
import { Page } from "../../ui/page/Page.tsx";
import { Setting } from "../../ui/page/Section.tsx";
import { AuditEntrance } from "../audit/AuditEntrance.tsx";
import { inTeam } from "../inTeam.ts";
import { PlanEntrance } from "../plan/PlanEntrance.tsx";
import { spacesOf, useTeam } from "../ownTeams.ts";
import { tellRenamed } from "../tellRenamed.ts";
import { DeletedSpaces } from "./DeletedSpaces.tsx";
import { DeleteTeam } from "./DeleteTeam.tsx";
import { HandOverDialog } from "./HandOverDialog.tsx";
import { LeaveTeam } from "./LeaveTeam.tsx";
import { SeatsSetting } from "./SeatsSetting.tsx";
import { TeamChats } from "./TeamChats.tsx";
import { TeamLookSetting } from "./TeamLookSetting.tsx";
import { teamTexts } from "../texts.ts";

/** Settings of a team: its name and look, what it takes and holds, and the way out of it. */
export function TeamSettingsScreen() {
  const team = useTeam();
  const { data } = useQuery(spacesOf(team));
  return <TeamSettingsView key={`${team.id} ${team.name}`} team={team} spaces={data?.spaces ?? []} />;
}

export function TeamSettingsView({ team, spaces }: { team: Team; spaces: readonly SpaceCard[] }) {
  const say = useTexts(teamTexts);
  const navigate = useNavigate();
  const toDashboard = () => navigate({ to: "/dashboard" });
  const [isHandingOver, setHandingOver] = useState(false);
  const canRename = may("team.rename", inTeam(team));
  return (
    <Page title={say("settings")}>
      <Setting title={say("general")} lead={say("teamSettingsLead")}>
        {canRename ? (
          <NameForm team={team} />
        ) : (
          <TextInput label={say("teamName")} value={team.name} disabled description={say("onlyAdmins")} />
        )}
      </Setting>
      {canRename ? <TeamLookSetting team={team} /> : null}
      <SeatsSetting team={team} spaces={spaces} />
      <PlanEntrance team={team} />
      <TeamChats team={team} />
      <AuditEntrance team={team} />
      <DeletedSpaces team={team} />
      <LeaveTeam team={team} onHandOver={() => setHandingOver(true)} />
      <DeleteTeam team={team} onHandOver={() => setHandingOver(true)} onDeleted={toDashboard} />
      <HandOverDialog
        team={team}
        opened={isHandingOver}
        onClose={() => setHandingOver(false)}
        onLeft={() => void toDashboard()}
      />
    </Page>
  );
}

function NameForm({ team }: { team: Team }) {
  const say = useTexts(teamTexts);
  const { id: teamId } = team;
  const form = useActForm("updateTeam", {
    initial: { name: team.name },
    input: ({ name }) => (name.trim() === team.name ? null : { teamId, name }),
    onDone: (renamed) => {
      if (renamed === null) return;
      tellRenamed(say, renamed.team.name, () => act("updateTeam", { teamId, name: team.name }));
    },
  });
  return (
    <ActFormView form={form} act={say("save")} waitsForChange>
      <TextInput {...form.field("name")} label={say("teamName")} maxLength={bounds.teamName.max} />
    </ActFormView>
  );
}
