import { Menu } from "@mantine/core";
import type { TeamRole } from "@atrium/contract";
import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { RoleItem } from "./RoleItem.tsx";
import { usersTexts } from "./texts.ts";
import styles from "./role.module.css";
import type { PersonLine } from "./usersModel.ts";

/** What somebody is in the team, and what they may be made. */
export function RoleMenu({ line, onRole }: { line: PersonLine; onRole: (role: TeamRole) => void }) {
  const say = useTexts(usersTexts);
  const { member, name, role, roles } = line;
  if (roles === null) return <span className={styles["fixedRole"]}>{role}</span>;
  return (
    <Menu position="bottom-start" width={300}>
      <Menu.Target>
        <button type="button" className={styles["roleButton"]} aria-label={say("roleOf", { name, role })}>
          {role}
          <IconChevronDown size={16} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {roles.map((each) => (
          <RoleItem
            key={each}
            role={each}
            mark={each === member.role ? <IconCheck size={16} aria-hidden /> : null}
            onClick={() => onRole(each)}
          />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
