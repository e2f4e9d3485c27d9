import { Button, TextInput } from "@mantine/core";
import { bounds, errorText } from "@atrium/contract";
import { useNavigate } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { call } from "../../platform/call.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { forget } from "../../platform/useCall.ts";
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
      call,
      made: async (teamId) => {
        await forget("listAccountTeams");
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
