import { Menu } from "@mantine/core";
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconFolderCog,
  IconFolderOff,
  IconPencil,
  IconPlus,
} from "@tabler/icons-react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { GlassMenu } from "../../../ui/GlassMenu.tsx";
import { SubMenu } from "../../../ui/SubMenu.tsx";
import { topOf } from "../folder/openedFolder.ts";
import { KindItems } from "./AddRoom.tsx";
import styles from "./RoomMenu.module.css";
import type { ListRow } from "./listRows.ts";
import { listTexts } from "./texts.ts";
import type { Id } from "./arrange.ts";
import type { Arrange } from "./useArrange.ts";

interface FolderMenuProps {
  folder: Extract<ListRow, { kind: "folder" }>;
  arrange: Arrange;
  /** A new room is about to be added to it. */
  onAdd: () => void;
}

/** An admin's menu of a folder, beside its row. */
export function FolderMenu({ folder: { id, name }, arrange, onAdd }: FolderMenuProps) {
  const say = useTexts(listTexts);
  return (
    <GlassMenu position="right-start" offset={12}>
      <Menu.Target>
        <button type="button" className={styles["more"]} aria-label={say("folderMenu", { name })}>
          <IconDots size={18} stroke={1.75} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown className={styles["menu"] ?? ""}>
        <SubMenu icon={<IconPlus size={18} stroke={1.75} />} label={say("newRoomHere")}>
          <KindItems arrange={arrange} folderId={id} onAdd={onAdd} />
        </SubMenu>
        <Menu.Item
          leftSection={<IconPencil size={18} stroke={1.75} />}
          rightSection={<kbd className={styles["key"]}>F2</kbd>}
          onClick={() => arrange.setRenaming(id)}
        >
          {say("rename")}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconFolderCog size={18} stroke={1.75} />}
          onClick={() =>
            arrange.openFolder({ folderId: id, rooms: [], topPx: topOf(document.querySelector(`[data-line="${id}"]`)) })
          }
        >
          {say("editFolder")}
        </Menu.Item>
        <StepItems id={id} arrange={arrange} />
        <Menu.Divider />
        <Menu.Item leftSection={<IconFolderOff size={18} stroke={1.75} />} onClick={() => arrange.dissolve(id)}>
          {say("dissolve")}
          <small className={styles["lead"]}>{say("dissolveLead")}</small>
        </Menu.Item>
      </Menu.Dropdown>
    </GlassMenu>
  );
}

/** Moves it up and down, where possible. */
export function StepItems({ id, arrange }: { id: Id; arrange: Arrange }) {
  const say = useTexts(listTexts);
  return (
    <>
      <Menu.Item
        leftSection={<IconArrowUp size={18} stroke={1.75} />}
        rightSection={<kbd className={styles["key"]}>Alt ↑</kbd>}
        disabled={!arrange.canStep(id, "up")}
        onClick={() => arrange.step(id, "up")}
      >
        {say("moveUp")}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowDown size={18} stroke={1.75} />}
        rightSection={<kbd className={styles["key"]}>Alt ↓</kbd>}
        disabled={!arrange.canStep(id, "down")}
        onClick={() => arrange.step(id, "down")}
      >
        {say("moveDown")}
      </Menu.Item>
    </>
  );
}
