import { Menu } from "@mantine/core";
import type { TeamRole } from "@atrium/contract";
import type { ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { usersTexts } from "./texts.ts";
import styles from "./role.module.css";

/** A role in a menu, with what it may. */
export function RoleItem({ role, mark = null, onClick }: { role: TeamRole; mark?: ReactNode; onClick: () => void }) {
  const say = useTexts(usersTexts);
  return (
    <Menu.Item onClick={onClick} rightSection={mark} className={styles["roleItem"] ?? ""}>
      <b>{say(role)}</b>
      <small>{say(`${role}Lead`)}</small>
    </Menu.Item>
  );
}
