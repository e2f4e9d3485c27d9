import type { Team } from "@atrium/contract";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { act } from "../../platform/data/act.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useActForm } from "../../ui/form/useActForm.ts";
import type { ActForm } from "../../ui/form/useSendForm.ts";
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
      form.follow({ name, color });
      setSaved(true);
      if (name !== team.name) tellRenamed(say, name, () => act("updateTeam", { teamId, name: team.name }));
    },
  });
  useFollowed(team, form);
  return { form, isSaved };
}

/** What somebody else has changed meanwhile goes into the untouched fields. */
function useFollowed({ name, color }: Team, form: ActForm<Pick<Team, "name" | "color">>): void {
  const known = useRef({ name, color });
  const { busy } = form;
  const follow = useEffectEvent(form.follow);
  useEffect(() => {
    const { current } = known;
    if (busy || (current.name === name && current.color === color)) return;
    known.current = { name, color };
    follow(known.current);
  }, [busy, name, color]);
}
