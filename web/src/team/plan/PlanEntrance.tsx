import type { Team } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { Row } from "../../ui/list/Row.tsx";
import { Setting } from "../../ui/page/Section.tsx";
import { planTexts } from "./texts.ts";

/** What plan a team has, and the way to what it comes with. */
export function PlanEntrance({ team }: { team: Team }) {
  const say = useTexts(planTexts);
  return (
    <Setting title={say("plan")} lead={say("lead")}>
      <Row title={say(team.planNow)}>
        <ButtonLink to="/dashboard/team/$teamId/plan-details" params={{ teamId: team.id }} variant="secondary">
          {say("details")}
        </ButtonLink>
      </Row>
    </Setting>
  );
}
