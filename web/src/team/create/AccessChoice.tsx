import { SPACE_ACCESS, type SpaceAccess, type Team } from "@atrium/contract";
import { IconLink, IconLock, IconUsers } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { teamTexts } from "../texts.ts";
import styles from "./access.module.css";

interface AccessChoiceProps {
  team: Team;
  /** Whether the plan has spaces that are not open to everybody. */
  mayShut: boolean;
  chosen: SpaceAccess;
  choose: (access: SpaceAccess) => void;
}

const ICONS = { team: IconUsers, link: IconLink, chosen: IconLock } as const;

/** Who may enter a new space, as radio buttons. */
export function AccessChoice({ team, mayShut, chosen, choose }: AccessChoiceProps) {
  const say = useTexts(teamTexts);
  const notes = { team: say("members", { count: team.membersCount }), link: say("noAccountNeeded"), chosen: "" };
  return (
    <fieldset className={styles["access"]}>
      <legend>{say("whoCanEnter")}</legend>
      {SPACE_ACCESS.map((access) => {
        const Icon = ICONS[access];
        const isOffered = mayShut || access === "link";
        return (
          <label key={access} data-chosen={access === chosen} data-off={!isOffered}>
            <Icon size={18} aria-hidden />
            <b>{say(`access_${access}`, { team: team.name })}</b>
            <small>{isOffered ? notes[access] : say("onPaidPlans")}</small>
            <input
              type="radio"
              name="access"
              checked={access === chosen}
              disabled={!isOffered}
              onChange={() => choose(access)}
            />
          </label>
        );
      })}
    </fieldset>
  );
}
