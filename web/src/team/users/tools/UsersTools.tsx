import { ActionIcon, Menu } from "@mantine/core";
import type { SpaceCard, Team } from "@atrium/contract";
import { IconColumns3, IconDownload } from "@tabler/icons-react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { usersTexts } from "../texts.ts";
import styles from "../users.module.css";
import type { Wanted } from "../wanted.ts";
import { showColumn, useColumns, useHiddenColumns } from "./columns.ts";
import { SortMenu } from "./SortMenu.tsx";
import { useSavePeople } from "./useSavePeople.ts";

interface UsersToolsProps {
  team: Team;
  spaces: readonly SpaceCard[];
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
}

/** How the list is sorted and which columns it has, and the list as a file. */
export function UsersTools({ team, spaces, wanted, onWanted }: UsersToolsProps) {
  const say = useTexts(usersTexts);
  const columns = useColumns(wanted.tab);
  const hidden = useHiddenColumns();
  const { save, isBusy } = useSavePeople(team, spaces);
  const names = { places: say("spaces"), visits: say("visits"), seen: say("lastSeen") };
  return (
    <div className={styles["tools"]}>
      <SortMenu wanted={wanted} onWanted={onWanted} />
      <Menu position="bottom-end" width={220} closeOnItemClick={false}>
        <Menu.Target>
          <ActionIcon variant="quiet" size={36} aria-label={say("columns")} className={styles["columns"] ?? ""}>
            <IconColumns3 size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {columns.map((column) => (
            <Menu.CheckboxItem
              key={column}
              checked={!hidden.includes(column)}
              onChange={(isShown) => showColumn(column, isShown)}
            >
              {names[column]}
            </Menu.CheckboxItem>
          ))}
        </Menu.Dropdown>
      </Menu>
      <ActionIcon
        variant="quiet"
        size={36}
        loading={isBusy}
        aria-label={say("download")}
        onClick={() => void save(wanted)}
      >
        <IconDownload size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}
