import { PLAN_TERMS, type Team } from "@atrium/contract";
import { IconArrowUpCircle } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { readText, writeText } from "../../platform/storage.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { PlanBanner } from "./PlanBanner.tsx";
import { runsOutTexts } from "./texts.ts";

const keyOf = (team: Team) => `upgradeBannerHidden.${team.id}`;
const { peopleOnline: people, roomsPerSpace: rooms, hoursPerDay: hours } = PLAN_TERMS.free;

/** Whether an admin is shown what larger plans have: on the free plan, while nothing else is said about it. */
export const wantsUpgrade = ({ role, plan, planNow, spacesCount, runsOut = null }: Team): boolean =>
  role === "ADMIN" && plan === "free" && planNow === "free" && spacesCount > 0 && runsOut === null;

/** What the free plan has, with the way to larger ones; put away, it stays away on this device. */
export function UpgradeBanner({ team }: { team: Team }) {
  const say = useTexts(runsOutTexts);
  const [isHidden, setHidden] = useState(() => readText(keyOf(team)) !== null);
  if (isHidden || !wantsUpgrade(team)) return null;
  const hide = () => {
    writeText(keyOf(team), "1");
    setHidden(true);
  };
  return (
    <PlanBanner
      testId="upgrade"
      isOffer
      icon={<IconArrowUpCircle size={20} stroke={1.75} aria-hidden />}
      what={say("free", { people, rooms, hours: hours ?? 24 })}
      how={say("freeHow")}
      act={
        <ButtonLink
          size="sm"
          variant="secondary"
          to="/dashboard/team/$teamId/upgrade/{-$step}"
          params={{ teamId: team.id }}
        >
          {say("stayOpen")}
        </ButtonLink>
      }
      hide={hide}
    />
  );
}
