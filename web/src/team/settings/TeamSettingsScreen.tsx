import { Button, TextInput } from "@mantine/core";
import { bounds, errorText, type ErrorCode, type Team } from "@atrium/contract";
import { may } from "@atrium/rules";
import { useState, type FormEvent } from "react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTitle } from "../../platform/useTitle.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { PageTitle } from "../../ui/PageTitle.tsx";
import homeStyles from "../home/home.module.css";
import { inTeam } from "../inTeam.ts";
import { useTeam } from "../ownTeams.ts";
import { teamTexts } from "../texts.ts";
import { rename } from "./rename.ts";
import { renameNeeds } from "./RenameDialog.tsx";
import styles from "./settings.module.css";

/** Settings of a team: its name. */
export function TeamSettingsScreen() {
  const team = useTeam();
  useTitle(useTexts(teamTexts)("settings"));
  return <TeamSettingsView key={`${team.id} ${team.name}`} team={team} />;
}

export function TeamSettingsView({ team }: { team: Team }) {
  const say = useTexts(teamTexts);
  const [name, setName] = useState(team.name);
  const [problem, setProblem] = useState<ErrorCode | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const canRename = may("team.rename", inTeam(team));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setProblem(await rename(renameNeeds(say), { kind: "team", id: team.id, name: team.name }, name));
    setIsBusy(false);
  };
  return (
    <div className={homeStyles["content"]}>
      <header className={homeStyles["head"]}>
        <PageTitle>{say("settings")}</PageTitle>
      </header>
      <section className={styles["row"]}>
        <div>
          <h2>{say("general")}</h2>
          <p>{say("teamSettingsLead")}</p>
        </div>
        <form onSubmit={(event) => void submit(event)} className={styles["form"]}>
          <TextInput
            label={say("teamName")}
            value={name}
            maxLength={bounds.teamName.max}
            disabled={!canRename}
            description={canRename ? undefined : say("onlyAdmins")}
            inputWrapperOrder={["label", "input", "description", "error"]}
            error={problem === null ? null : errorText(problem, currentLocale())}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {canRename ? (
            <Button type="submit" loading={isBusy} disabled={name.trim() === "" || name.trim() === team.name}>
              {say("save")}
            </Button>
          ) : null}
        </form>
      </section>
    </div>
  );
}
