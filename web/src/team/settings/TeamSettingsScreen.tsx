import { TextInput } from "@mantine/core";
import { bounds, type Team } from "@atrium/contract";
import { may } from "@atrium/rules";
import { act } from "../../platform/data/act.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ActFormView } from "../../ui/form/FormDialog.tsx";
import { useActForm } from "../../ui/form/useActForm.ts";
import { Page } from "../../ui/page/Page.tsx";
import { Setting } from "../../ui/page/Section.tsx";
import { inTeam } from "../inTeam.ts";
import { useTeam } from "../ownTeams.ts";
import { tellRenamed } from "../tellRenamed.ts";
import { LeaveTeam } from "./LeaveTeam.tsx";
import { teamTexts } from "../texts.ts";

/** Settings of a team: its name, and the way out of it. */
export function TeamSettingsScreen() {
  const team = useTeam();
  return <TeamSettingsView key={`${team.id} ${team.name}`} team={team} />;
}

export function TeamSettingsView({ team }: { team: Team }) {
  const say = useTexts(teamTexts);
  const canRename = may("team.rename", inTeam(team));
  return (
    <Page title={say("settings")}>
      <Setting title={say("general")} lead={say("teamSettingsLead")}>
        {canRename ? (
          <NameForm team={team} />
        ) : (
          <TextInput
            label={say("teamName")}
            value={team.name}
            disabled
            description={say("onlyAdmins")}
            inputWrapperOrder={["label", "input", "description"]}
          />
        )}
      </Setting>
      <LeaveTeam team={team} />
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
