import type { Team } from "@atrium/contract";
import { may } from "@atrium/rules";
import { IconListDetails } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { Setting } from "../../ui/page/Section.tsx";
import { inTeam } from "../inTeam.ts";
import { auditTexts } from "./texts.ts";

/** The way to the audit log, for those who may read it. */
export function AuditEntrance({ team }: { team: Team }) {
  const say = useTexts(auditTexts);
  if (!may("team.seeAudit", inTeam(team))) return null;
  return (
    <Setting title={say("title")} lead={say("entry")}>
      <ButtonLink
        to="/dashboard/team/$teamId/settings/audit"
        params={{ teamId: team.id }}
        variant="secondary"
        leftSection={<IconListDetails size={18} stroke={1.75} aria-hidden />}
      >
        {say("open")}
      </ButtonLink>
    </Setting>
  );
}
