import { Menu } from "@mantine/core";
import {
  IconAdjustments,
  IconCopy,
  IconDoor,
  IconDoorEnter,
  IconDoorOff,
  IconDots,
  IconEye,
  IconEyeOff,
  IconLink,
  IconLock,
  IconPencil,
  IconTrash,
} from "@tabler/icons-react";
import type { Room, RoomId } from "@atrium/contract";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { GlassMenu } from "../../../ui/GlassMenu.tsx";
import { ArrangeItems } from "./ArrangeItems.tsx";
import type { Arrange } from "./useArrange.ts";
import type { RoomPort } from "../../roomPort.ts";
import { useLive } from "../../useLive.ts";
import styles from "./RoomMenu.module.css";
import type { SettingsPart } from "../../settings/RoomSettingsDialog.tsx";
import { settingsTexts } from "../../settings/texts.ts";
import { useRoomActs } from "../../settings/useRoomActs.tsx";
import { roomTexts } from "../../texts.ts";
import { listTexts } from "./texts.ts";

export interface RoomHands {
  /** The part to open; the first by default. */
  openSettings: (roomId: RoomId, begin?: SettingsPart) => void;
  copyLink: (roomId: RoomId) => void;
}

interface RoomMenuProps extends RoomHands {
  port: Pick<RoomPort, "live">;
  roomId: RoomId;
  arrange: Arrange;
  /** Null for the room I am in. */
  enter: (() => void) | null;
}

/** An admin's menu of a room, beside its row. */
export function RoomMenu({ port, roomId, arrange, enter, openSettings, copyLink }: RoomMenuProps) {
  const say = useTexts(settingsTexts);
  const sayList = useTexts(listTexts);
  const sayRoom = useTexts(roomTexts);
  const acts = useRoomActs(port);
  const room = useLive(port, ({ space }) => space?.records.room[roomId] ?? null);
  if (room === null) return null;
  return (
    <GlassMenu position="right-start" offset={12}>
      <Menu.Target>
        <button type="button" className={styles["more"]} aria-label={say("roomMenu", { name: room.name })}>
          <IconDots size={18} stroke={1.75} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {enter === null ? null : (
          <Menu.Item leftSection={<IconDoorEnter size={18} stroke={1.75} />} onClick={enter}>
            {sayRoom("enter")}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLink size={18} stroke={1.75} />} onClick={() => copyLink(roomId)}>
          {say("copyLink")}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconPencil size={18} stroke={1.75} />}
          rightSection={<kbd className={styles["key"]}>F2</kbd>}
          onClick={() => arrange.setRenaming(room.id)}
        >
          {sayList("rename")}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={18} stroke={1.75} />} onClick={() => void acts.copyRoom(room)}>
          {say("duplicateRoom")}
        </Menu.Item>
        <ArrangeItems room={room} arrange={arrange} />
        <Menu.Item leftSection={<IconAdjustments size={18} stroke={1.75} />} onClick={() => openSettings(roomId)}>
          {say("roomSettings")}
        </Menu.Item>
        <Menu.Divider />
        <DoorItems {...{ room, arrange, acts, openSettings }} />
        <Menu.Divider />
        <Menu.Item
          data-danger
          leftSection={<IconTrash size={18} stroke={1.75} />}
          onClick={() => void acts.askToDelete(room)}
        >
          {say("delete")}
        </Menu.Item>
      </Menu.Dropdown>
    </GlassMenu>
  );
}

interface DoorItemsProps extends Pick<RoomHands, "openSettings"> {
  room: Room;
  arrange: Arrange;
  acts: ReturnType<typeof useRoomActs>;
}

/** Who gets in: its password, whether it is seen, whether it is closed. */
function DoorItems({ room, arrange, acts, openSettings }: DoorItemsProps) {
  const say = useTexts(settingsTexts);
  const sayList = useTexts(listTexts);
  const Eye = room.isHidden ? IconEye : IconEyeOff;
  const Door = room.blocked ? IconDoor : IconDoorOff;
  return (
    <>
      <Menu.Item leftSection={<IconLock size={18} stroke={1.75} />} onClick={() => openSettings(room.id, "access")}>
        {say(room.hasPassword ? "changePassword" : "lockRoom")}
      </Menu.Item>
      <Menu.Item
        leftSection={<Eye size={18} stroke={1.75} />}
        onClick={() => void acts.setHidden(room, !room.isHidden)}
      >
        {say(room.isHidden ? "showRoom" : "hideRoom")}
      </Menu.Item>
      <Menu.Item leftSection={<Door size={18} stroke={1.75} />} onClick={() => arrange.setBlocked(room, !room.blocked)}>
        {sayList(room.blocked ? "openRoom" : "closeRoom")}
      </Menu.Item>
    </>
  );
}
