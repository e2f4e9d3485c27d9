import { Button } from "@mantine/core";
import { errorText, type DeletedTeam } from "@atrium/contract";
import { useQuery } from "@tanstack/react-query";
import { read } from "../../platform/data/read.ts";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { dateText } from "../../ui/dates.ts";
import { Row } from "../../ui/list/Row.tsx";
import { Setting } from "../../ui/page/Section.tsx";
import { showToast } from "../../ui/toast.tsx";
import { settingsTexts } from "./texts.ts";

/** The user's deleted teams that can still be restored; nothing if there are none. */
export function DeletedTeams() {
  const say = useTexts(settingsTexts);
  const teams = useQuery(read("listDeletedTeams", {})).data?.teams ?? [];
  const { run, busy } = useAct("restoreTeam", {
    onRefused: ({ code }) => showToast({ text: errorText(code, currentLocale()), kind: "bad" }),
  });
  const bringBack = async ({ id: teamId, name }: DeletedTeam) => {
    if ((await run({ teamId })).ok) showToast({ text: say("teamIsBack", { name }) });
  };
  return <DeletedTeamsView teams={teams} busy={busy} bringBack={(team) => void bringBack(team)} />;
}

interface DeletedTeamsViewProps {
  teams: readonly DeletedTeam[];
  busy: boolean;
  bringBack: (team: DeletedTeam) => void;
}

export function DeletedTeamsView({ teams, busy, bringBack }: DeletedTeamsViewProps) {
  const say = useTexts(settingsTexts);
  if (teams.length === 0) return null;
  return (
    <Setting title={say("deletedTeams")} lead={say("deletedTeamsLead")}>
      {teams.map((team) => (
        <Row
          key={team.id}
          title={team.name}
          note={say("keptUntil", { date: dateText(Date.parse(team.until), "monthDay", currentLocale()) })}
        >
          <Button
            variant="secondary"
            disabled={busy}
            aria-label={say("bringBackTeam", { name: team.name })}
            onClick={() => bringBack(team)}
          >
            {say("bringBack")}
          </Button>
        </Row>
      ))}
    </Setting>
  );
}
