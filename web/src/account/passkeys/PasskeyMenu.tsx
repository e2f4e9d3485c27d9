import { ActionIcon, Menu } from "@mantine/core";
import { IconDots, IconPencil, IconTrash } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { passkeysTexts } from "./texts.ts";

interface PasskeyMenuProps {
  name: string;
  rename: () => void;
  remove: () => void;
}

export function PasskeyMenu({ name, rename, remove }: PasskeyMenuProps) {
  const say = useTexts(passkeysTexts);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size="sm" aria-label={say("menuOf", { name })}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={rename}>
          {say("rename")}
        </Menu.Item>
        <Menu.Item data-danger leftSection={<IconTrash size={18} aria-hidden />} onClick={remove}>
          {say("remove")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
