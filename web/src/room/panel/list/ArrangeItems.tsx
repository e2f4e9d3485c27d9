import { Menu } from "@mantine/core";
import { IconFolder, IconFolderPlus, IconFolderShare } from "@tabler/icons-react";
import type { Room } from "@atrium/contract";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { SubMenu } from "../../../ui/SubMenu.tsx";
import { topOf } from "../folder/openedFolder.ts";
import { StepItems } from "./FolderMenu.tsx";
import { listTexts } from "./texts.ts";
import type { Arrange } from "./useArrange.ts";

/** In a room's menu: its place in the list, and its folder. */
export function ArrangeItems({ room, arrange }: { room: Room; arrange: Arrange }) {
  const say = useTexts(listTexts);
  return (
    <>
      <StepItems id={room.id} arrange={arrange} />
      <SubMenu icon={<IconFolder size={18} stroke={1.75} />} label={say("toFolder")}>
        {arrange
          .folders()
          .filter(({ id }) => id !== room.groupId)
          .map(({ id, name }) => (
            <Menu.Item key={id} onClick={() => arrange.putInFolder(room.id, id)}>
              {name}
            </Menu.Item>
          ))}
        <Menu.Item
          leftSection={<IconFolderPlus size={18} stroke={1.75} />}
          onClick={() =>
            arrange.openFolder({
              folderId: null,
              rooms: [room.id],
              topPx: topOf(document.querySelector(`[data-line="${room.id}"]`)),
            })
          }
        >
          {say("newFolder")}
        </Menu.Item>
      </SubMenu>
      {room.groupId === null ? null : (
        <Menu.Item leftSection={<IconFolderShare size={18} stroke={1.75} />} onClick={() => arrange.takeOut(room.id)}>
          {say("outOfFolder")}
        </Menu.Item>
      )}
    </>
  );
}
