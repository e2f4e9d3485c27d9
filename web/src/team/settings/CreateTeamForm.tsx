import { Button, TextInput } from "@mantine/core";
import { bounds, errorText } from "@atrium/contract";
import { useNavigate } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { act } from "../../platform/data/act.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useModel } from "../../platform/useModel.ts";
import { teamTexts } from "../texts.ts";
import { canCreateTeam, createCreateTeamModel } from "./createTeamModel.ts";
import styles from "./settings.module.css";

/** A name makes a team, and leads into it. */
export function CreateTeamForm({ onDone }: { onDone?: () => void }) {
  const say = useTexts(teamTexts);
  const navigate = useNavigate();
  const [state, model] = useModel(() =>
    createCreateTeamModel({
      call: act,
      made: async (teamId) => {
        onDone?.();
        await navigate({ to: "/dashboard/team/$teamId", params: { teamId } });
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void model.create();
  };
  return (
    <form onSubmit={submit} className={styles["teamForm"]}>
      <TextInput
        label={say("teamName")}
        placeholder={say("teamNameExample")}
        size="lg"
        value={state.name}
        maxLength={bounds.teamName.max}
        autoFocus
        data-autofocus
        error={state.problem === null ? null : errorText(state.problem, currentLocale())}
        onChange={(event) => model.typeName(event.currentTarget.value)}
      />
      <Button type="submit" size="lg" loading={state.busy} disabled={!canCreateTeam(state)}>
        {say("createTeam")}
      </Button>
    </form>
  );
}
