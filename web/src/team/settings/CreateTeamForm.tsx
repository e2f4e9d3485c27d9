import { Button, TextInput } from "@mantine/core";
import { bounds, errorText, type ErrorCode } from "@atrium/contract";
import { useNavigate } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";
import { call } from "../../platform/call.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { forget } from "../../platform/useCall.ts";
import { teamTexts } from "../texts.ts";
import styles from "./settings.module.css";

/** A name makes a team, and leads into it. */
export function CreateTeamForm({ onDone }: { onDone?: () => void }) {
  const say = useTexts(teamTexts);
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<ErrorCode | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const reply = await call("createTeam", { name: name.trim() });
    setIsBusy(false);
    if (!reply.ok) {
      setProblem(reply.code);
      return;
    }
    await forget("listAccountTeams");
    onDone?.();
    await navigate({ to: "/dashboard/team/$teamId", params: { teamId: reply.value.id } });
  };
  return (
    <form onSubmit={(event) => void submit(event)} className={styles["teamForm"]}>
      <TextInput
        label={say("teamName")}
        placeholder={say("teamNameExample")}
        size="lg"
        value={name}
        maxLength={bounds.teamName.max}
        autoFocus
        data-autofocus
        error={problem === null ? null : errorText(problem, currentLocale())}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" size="lg" loading={isBusy} disabled={name.trim() === ""}>
        {say("createTeam")}
      </Button>
    </form>
  );
}
