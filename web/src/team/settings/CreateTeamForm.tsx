import { TextInput } from "@mantine/core";
import { bounds } from "@atrium/contract";
import { useNavigate } from "@tanstack/react-router";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ActFormView } from "../../ui/form/FormDialog.tsx";
import { useActForm } from "../../ui/form/useActForm.ts";
import { teamTexts } from "../texts.ts";

/** A name makes a team, and leads into it. */
export function CreateTeamForm({ onDone }: { onDone?: () => void }) {
  const say = useTexts(teamTexts);
  const navigate = useNavigate();
  const form = useActForm("createTeam", {
    initial: { name: "" },
    input: ({ name }) => ({ name }),
    onDone: (team) => {
      onDone?.();
      return team === null ? undefined : navigate({ to: "/dashboard/team/$teamId", params: { teamId: team.id } });
    },
  });
  return (
    <ActFormView form={form} act={say("createTeam")} size="lg">
      <TextInput
        {...form.field("name")}
        label={say("teamName")}
        placeholder={say("teamNameExample")}
        size="lg"
        maxLength={bounds.teamName.max}
        autoFocus
        data-autofocus
      />
    </ActFormView>
  );
}
