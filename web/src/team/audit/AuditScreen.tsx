import type { Team } from "@atrium/contract";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { pages } from "../../platform/data/read.ts";
import { usePages } from "../../platform/data/usePages.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useNow } from "../../platform/useNow.ts";
import { useSettled } from "../../platform/useSettled.ts";
import { ListSkeleton } from "../../ui/page/skeletons.tsx";
import { useTeam } from "../ownTeams.ts";
import { actorsOf, auditModel } from "./auditModel.ts";
import { AuditView } from "./AuditView.tsx";
import { auditTexts } from "./texts.ts";
import { useSaveAudit } from "./useSaveAudit.ts";
import { inputOf, LATELY, searchOf, type AuditWanted } from "./wanted.ts";

const NOBODY: AuditWanted["who"] = [];
const MINUTE_MS = 60_000;

/** What was done in a team, for its admins. */
export function AuditScreen() {
  const {
    find = "",
    who = NOBODY,
    what = null,
    days = LATELY.days,
  } = useSearch({
    from: "/dashboard/team/$teamId/settings/audit",
  });
  const navigate = useNavigate();
  const team = useTeam();
  const wanted: AuditWanted = { find, who, what, days };
  const onWanted = (next: AuditWanted) => void navigate({ to: ".", search: searchOf(next), replace: true });
  return <Audit team={team} wanted={wanted} onWanted={onWanted} />;
}

interface AuditProps {
  team: Team;
  wanted: AuditWanted;
  onWanted: (wanted: AuditWanted) => void;
}

function Audit({ team, wanted, onWanted }: AuditProps) {
  const say = useTexts(auditTexts);
  const nowMs = useNow(MINUTE_MS);
  const find = useSettled(wanted.find);
  const { save, isBusy } = useSaveAudit(team);
  const input = inputOf(team.id, { ...wanted, find }, nowMs);
  // The reader's own latest actions must be in it.
  const list = usePages({ ...pages("listTeamAuditEntries", input), staleTime: 0 });
  if (list === null) return <ListSkeleton />;
  const read = list.pages;
  const needs = {
    teamName: team.name,
    entries: read.flatMap(({ entries }) => entries),
    people: read.flatMap(({ people }) => people),
    spaces: read.flatMap(({ spaces }) => spaces),
    nowMs,
    locale: currentLocale(),
    say,
  };
  return (
    <AuditView
      teamName={team.name}
      lines={auditModel(needs)}
      actors={actorsOf(read[0]?.actorIds ?? [], { ...needs, people: read[0]?.people ?? [] })}
      total={read[0]?.total ?? 0}
      wanted={wanted}
      onWanted={onWanted}
      more={list.more}
      save={() => void save(input)}
      isSaving={isBusy}
    />
  );
}
