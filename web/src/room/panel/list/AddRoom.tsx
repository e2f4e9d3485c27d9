import { Menu } from "@mantine/core";
import { constants, ROOM_TYPES, type FolderId } from "@atrium/contract";
import { IconPlus } from "@tabler/icons-react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { GlassMenu } from "../../../ui/GlassMenu.tsx";
import { KIND_ICONS } from "../kindIcons.ts";
import { settingsTexts } from "../../settings/texts.ts";
import styles from "./RoomMenu.module.css";
import { listTexts } from "./texts.ts";
import type { Arrange } from "./useArrange.ts";

interface AddRoomProps {
  arrange: Arrange;
  /** Where to; null: at the end of the list. */
  folder: { id: FolderId; name: string } | null;
  className: string;
  onAdd?: () => void;
}

/** Adds a room of a kind; its name is then typed in its row. */
export function AddRoom({ arrange, folder, className, onAdd }: AddRoomProps) {
  const say = useTexts(listTexts);
  return (
    <GlassMenu position="right-start" offset={12}>
      <Menu.Target>
        <button
          type="button"
          className={className}
          aria-label={folder === null ? say("addRoom") : say("addRoomTo", { name: folder.name })}
        >
          <IconPlus size={18} stroke={1.75} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <KindItems arrange={arrange} folderId={folder?.id ?? null} onAdd={onAdd} />
      </Menu.Dropdown>
    </GlassMenu>
  );
}

interface KindItemsProps {
  arrange: Arrange;
  folderId: FolderId | null;
  onAdd?: (() => void) | undefined;
}

/** The kinds of a room that is yet to be made. */
export function KindItems({ arrange, folderId, onAdd }: KindItemsProps) {
  const say = useTexts(listTexts);
  const sayKind = useTexts(settingsTexts);
  return ROOM_TYPES.map((type) => {
    const Sign = KIND_ICONS[type];
    return (
      <Menu.Item
        key={type}
        className={styles["kind"] ?? ""}
        leftSection={<Sign size={18} stroke={1.75} />}
        onClick={() => {
          onAdd?.();
          arrange.addRoom({ type, name: say("newRoom"), folderId });
        }}
      >
        {sayKind(type)}
        <small className={styles["lead"]}>{sayKind(`${type}Lead`, { count: constants.roomCapacity[type] })}</small>
      </Menu.Item>
    );
  });
}
