import { ActionIcon, Menu } from "@mantine/core";
import type { PeopleSort } from "@atrium/contract";
import { IconArrowDown, IconArrowsSort, IconArrowUp } from "@tabler/icons-react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { usersTexts } from "../texts.ts";
import styles from "../users.module.css";
import { directionOf, sortedBy, type Wanted } from "../wanted.ts";

interface SortMenuProps {
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
}

/** What the list is sorted by, where there is no room for the heads of its columns. */
export function SortMenu({ wanted, onWanted }: SortMenuProps) {
  const say = useTexts(usersTexts);
  const names = { name: say("name"), role: say("role"), visits: say("visits"), seen: say("lastSeen") };
  const columns: PeopleSort[] = wanted.tab === "guests" ? ["name", "visits", "seen"] : ["name", "role", "seen"];
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon variant="quiet" size={36} aria-label={say("sort")} className={styles["sorting"] ?? ""}>
          <IconArrowsSort size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {columns.map((column) => {
          const direction = directionOf(wanted, column);
          const Arrow = direction === "up" ? IconArrowUp : IconArrowDown;
          return (
            <Menu.Item
              key={column}
              aria-label={say(direction === null ? "sortBy" : direction === "up" ? "sortedUp" : "sortedDown", {
                name: names[column],
              })}
              rightSection={direction === null ? null : <Arrow size={16} aria-hidden />}
              onClick={() => onWanted(sortedBy(wanted, column))}
            >
              {names[column]}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
