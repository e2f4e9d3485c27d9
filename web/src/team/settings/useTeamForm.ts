import type { Team } from "@atrium/contract";
import { useState } from "react";
import { act } from "../../platform/data/act.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useActForm } from "../../ui/form/useActForm.ts";
import { tellRenamed } from "../tellRenamed.ts";
import { teamTexts } from "../texts.ts";

/** The form of a team's name and colour, saved together. A new name can be undone. */
export function useTeamForm(team: Team) {
  const say = useTexts(teamTexts);
  const [isSaved, setSaved] = useState(false);
  const { id: teamId } = team;
  const form = useActForm("updateTeam", {
    initial: { name: team.name, color: team.color },
    input: ({ name, color }) => {
      const change = {
        ...(name.trim() === team.name ? {} : { name }),
        ...(color === team.color ? {} : { color }),
      };
      return Object.keys(change).length === 0 ? null : { teamId, ...change };
    },
    onDone: (kept) => {
      if (kept === null) return;
      const { name, color } = kept.team;
      form.restart({ name, color });
      setSaved(true);
      if (name !== team.name) tellRenamed(say, name, () => act("updateTeam", { teamId, name: team.name }));
    },
  });
  return { form, isSaved };
}
