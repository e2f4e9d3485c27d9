import { MEMBER_ROLES, type SpaceCard, type Team } from "@atrium/contract";
import { may } from "@atrium/rules";
import { IconLayoutGrid } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Choice } from "../../ui/list/Choice.tsx";
import { SearchField } from "../../ui/list/SearchField.tsx";
import { inTeam } from "../inTeam.ts";
import { usersTexts } from "./texts.ts";
import styles from "./users.module.css";
import { UsersTools } from "./tools/UsersTools.tsx";
import type { Wanted } from "./wanted.ts";

interface UsersFilterProps {
  team: Team;
  spaces: readonly SpaceCard[];
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
}

/** Whom the list shows: by name or e-mail, by space, by role. */
export function UsersFilter({ team, spaces, wanted, onWanted }: UsersFilterProps) {
  const say = useTexts(usersTexts);
  // A reader who does not see e-mails cannot search by them.
  const label = may("team.manageUsers", inTeam(team)) ? say("find") : say("findName");
  return (
    <div className={styles["filter"]} role="search">
      <div className={styles["find"]}>
        <SearchField label={label} value={wanted.find} onChange={(find) => onWanted({ ...wanted, find })} />
      </div>
      <Choice
        all={say("allSpaces")}
        icon={<IconLayoutGrid size={16} aria-hidden />}
        options={spaces.map(({ id, name }) => ({ value: id, name }))}
        value={wanted.space}
        onChoose={(space) => onWanted({ ...wanted, space })}
      />
      {wanted.tab === "guests" ? null : (
        <Choice
          all={say("anyRole")}
          options={MEMBER_ROLES.map((role) => ({ value: role, name: say(role) }))}
          value={wanted.role}
          onChoose={(role) => onWanted({ ...wanted, role })}
        />
      )}
      <UsersTools team={team} spaces={spaces} wanted={wanted} onWanted={onWanted} />
    </div>
  );
}
