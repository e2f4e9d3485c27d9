import { Button } from "@mantine/core";
import type { Team, TeamContract } from "@atrium/contract";
import { contractTold } from "@atrium/rules";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useState } from "react";
import { talkToSales } from "../../contact/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import { readText, writeText } from "../../platform/storage.ts";
import { dayText } from "../../ui/dates.ts";
import { PlanBanner } from "./PlanBanner.tsx";
import styles from "./runsOut.module.css";
import { runsOutTexts } from "./texts.ts";

const keyOf = (team: Team) => `contractEndHidden.${team.id}`;

interface ContractBannerProps {
  team: Team;
  contract: TeamContract;
  nowMs: number;
}

/** That a contract ends, some weeks before and shortly before: put away, it is said once more, or for another end. */
export function ContractBanner({ team, contract, nowMs }: ContractBannerProps) {
  const say = useTexts(runsOutTexts);
  const locale = useLocale();
  const [hidden, setHidden] = useState(() => readText(keyOf(team)));
  const told = contractTold(Date.parse(contract.endsAt), nowMs);
  const what = `${contract.until} ${told ?? ""}`;
  if (told === null || hidden === what) return null;
  const hide = () => {
    writeText(keyOf(team), what);
    setHidden(what);
  };
  return (
    <PlanBanner
      testId="runs-out"
      icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden />}
      what={say("contract", { day: dayText(contract.until, "monthDay", locale) })}
      how={say("contractHow")}
      act={
        <Button
          size="sm"
          className={styles["act"] ?? ""}
          onClick={() => talkToSales({ openedFrom: "plan", teamId: team.id })}
        >
          {say("talk")}
        </Button>
      }
      hide={hide}
    />
  );
}
