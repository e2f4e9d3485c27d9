import { constants, type RunsOut, type Team } from "@atrium/contract";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import { useNow } from "../../platform/useNow.ts";
import { dateText, spanText, untilText } from "../../ui/dates.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { ContractBanner } from "./ContractBanner.tsx";
import { PlanBanner } from "./PlanBanner.tsx";
import styles from "./runsOut.module.css";
import { runsOutTexts } from "./texts.ts";

const MINUTE_MS = 60_000;

/** What soon runs out of the team's plan, with the way on: for those who may choose another. */
export function RunsOutBanner({ team }: { team: Team }) {
  const say = useTexts(runsOutTexts);
  const locale = useLocale();
  const nowMs = useNow(MINUTE_MS);
  const [hidden, setHidden] = useState<string | null>(null);
  const { contract = null } = team;
  if (contract !== null) return <ContractBanner key={team.id} team={team} contract={contract} nowMs={nowMs} />;
  const told = toldOf(team.runsOut ?? null, nowMs);
  if (told === null || told.key === hidden) return null;
  const { hours, endsMs } = told;
  const [what, how] =
    hours === null
      ? [say("pass", { when: dateText(endsMs, "time", locale) }), say("passHow")]
      : [
          say("hours", { time: spanText(hours.leftMs, locale) }),
          say("hoursHow", { when: untilText(endsMs, nowMs, locale) }),
        ];
  const act = (
    <ButtonLink
      size="sm"
      className={styles["act"] ?? ""}
      to="/dashboard/team/$teamId/upgrade/{-$step}"
      params={{ teamId: team.id, step: hours === null ? "daypass" : undefined }}
    >
      {say(hours === null ? "another" : "stayOpen")}
    </ButtonLink>
  );
  const icon = <IconAlertTriangle size={20} stroke={1.75} aria-hidden />;
  return <PlanBanner testId="runs-out" hide={() => setHidden(told.key)} {...{ icon, what, how, act }} />;
}

/** A pass is said again shortly before its end. */
function toldOf(runsOut: RunsOut | null, nowMs: number) {
  if (runsOut === null) return null;
  const { hours, passEndsAt } = runsOut;
  if (hours !== null) return { key: hours.restoredAt, hours, endsMs: Date.parse(hours.restoredAt) };
  const endsMs = passEndsAt === null ? 0 : Date.parse(passEndsAt);
  if (endsMs <= nowMs) return null;
  const isLast = endsMs - nowMs <= constants.dayPass.toldBeforeMs.last;
  return { key: `${endsMs} ${isLast}`, hours: null, endsMs };
}
