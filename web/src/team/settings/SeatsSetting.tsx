import { Progress } from "@mantine/core";
import type { SpaceCard, Team } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Setting } from "../../ui/page/Section.tsx";
import styles from "./teamLook.module.css";
import { endTexts } from "./texts.ts";
import { teamLookTexts } from "./teamLookTexts.ts";

/** How many are in the fullest space of a team, of those that are let in at once. */
export function SeatsSetting({ team, spaces }: { team: Team; spaces: readonly SpaceCard[] }) {
  const say = useTexts(teamLookTexts);
  const sayEnd = useTexts(endTexts);
  const most = team.capacity;
  const [fullest] = spaces.toSorted((one, other) => other.onlineCount - one.onlineCount);
  const inside = fullest?.onlineCount ?? 0;
  return (
    <Setting title={say("seats")} lead={say("seatsLead")}>
      <div className={styles["seats"]}>
        <p>
          <b>{inside}</b> {say("ofSeats", { most })}
          {fullest === undefined || inside === 0 ? null : <em>{say("fullest", { name: fullest.name })}</em>}
        </p>
        <Progress value={(inside / most) * 100} aria-label={say("seats")} />
        <p>{`${sayEnd("members", { count: team.membersCount })}, ${sayEnd("guests", { count: team.guestsCount })}`}</p>
      </div>
    </Setting>
  );
}
