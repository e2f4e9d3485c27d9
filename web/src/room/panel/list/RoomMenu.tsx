import { Menu } from "@mantine/core";
import {
  IconAdjustments,
  IconCopy,
  IconDots,
  IconEye,
  IconEyeOff,
  IconLink,
  IconLock,
  IconTrash,
} from "@tabler/icons-react";
import type { RoomId } from "@atrium/contract";
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

export interface RoomHands {
  /** At a part of them; the first unless said otherwise. */
  openSettings: (roomId: RoomId, begin?: SettingsPart) => void;
  copyLink: (roomId: RoomId) => void;
}

interface RoomMenuProps extends RoomHands {
  port: Pick<RoomPort, "live">;
  roomId: RoomId;
  arrange: Arrange;
}

/** What those who run the space do with a room, beside its row. */
export function RoomMenu({ port, roomId, arrange, openSettings, copyLink }: RoomMenuProps) {
  const say = useTexts(settingsTexts);
  const acts = useRoomActs();
  const room = useLive(port, ({ space }) => space?.records.room[roomId] ?? null);
  if (room === null) return null;
  const Eye = room.isHidden ? IconEye : IconEyeOff;
  return (
    <GlassMenu position="right-start" offset={12}>
      <Menu.Target>
        <button type="button" className={styles["more"]} aria-label={say("roomMenu", { name: room.name })}>
          <IconDots size={18} stroke={1.75} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconAdjustments size={18} stroke={1.75} />} onClick={() => openSettings(roomId)}>
          {say("roomSettings")}
        </Menu.Item>
        <Menu.Item leftSection={<IconLink size={18} stroke={1.75} />} onClick={() => copyLink(roomId)}>
          {say("copyLink")}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={18} stroke={1.75} />} onClick={() => void acts.copyRoom(room)}>
          {say("duplicateRoom")}
        </Menu.Item>
        <Menu.Item
          leftSection={<Eye size={18} stroke={1.75} />}
          onClick={() => void acts.setHidden(room, !room.isHidden)}
        >
          {say(room.isHidden ? "showRoom" : "hideRoom")}
        </Menu.Item>
        <Menu.Item leftSection={<IconLock size={18} stroke={1.75} />} onClick={() => openSettings(roomId, "access")}>
          {say(room.hasPassword ? "changePassword" : "lockRoom")}
        </Menu.Item>
        <ArrangeItems room={room} arrange={arrange} />
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
