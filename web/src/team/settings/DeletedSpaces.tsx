import { Button } from "@mantine/core";
import { errorText, type DeletedSpace, type Team } from "@atrium/contract";
import { may } from "@atrium/rules";
import { skipToken, useQuery } from "@tanstack/react-query";
import { read } from "../../platform/data/read.ts";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { dateText } from "../../ui/dates.ts";
import { Row } from "../../ui/list/Row.tsx";
import { Setting } from "../../ui/page/Section.tsx";
import { showToast } from "../../ui/toast.tsx";
import { inTeam } from "../inTeam.ts";
import { teamTexts } from "../texts.ts";

/** The spaces of a team that were deleted and can still come back, for its admins; nothing where there are none. */
export function DeletedSpaces({ team }: { team: Team }) {
  const say = useTexts(teamTexts);
  const { id: teamId } = team;
  const mayRestore = may("space.delete", inTeam(team));
  const spaces = useQuery(read("listDeletedSpaces", mayRestore ? { teamId } : skipToken)).data?.spaces ?? [];
  const { run, busy } = useAct("restoreSpace", {
    onRefused: ({ code }) => showToast({ text: errorText(code, currentLocale()), kind: "bad" }),
  });
  const bringBack = async ({ spaceId, name }: DeletedSpace) => {
    if ((await run({ teamId, spaceId })).ok) showToast({ text: say("spaceIsBack", { name }) });
  };
  if (spaces.length === 0) return null;
  return (
    <Setting title={say("deletedSpaces")} lead={say("deletedSpacesLead")}>
      {spaces.map((space) => (
        <Row
          key={space.spaceId}
          title={space.name}
          note={say("spaceKeptUntil", { date: dateText(Date.parse(space.until), "monthDay", currentLocale()) })}
        >
          <Button
            variant="secondary"
            disabled={busy}
            aria-label={say("bringSpaceBack", { name: space.name })}
            onClick={() => void bringBack(space)}
          >
            {say("bringBack")}
          </Button>
        </Row>
      ))}
    </Setting>
  );
}
