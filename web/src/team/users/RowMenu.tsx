import { ActionIcon, Menu } from "@mantine/core";
import { IconCopy, IconDots, IconLayoutGrid, IconUserMinus, IconUserUp } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { copyOrShow } from "../../ui/copyOrShow.ts";
import { usersTexts, type UsersSay } from "./texts.ts";

interface RowMenuProps {
  person: { name: string; email: string | null };
  /** Makes a member of a guest. */
  onPromote?: (() => void) | null;
  onSpaces: (() => void) | null;
  onRemove: (() => void) | null;
}

/** What else can be done with somebody; nothing where nothing can. */
export function RowMenu({ person: { name, email }, onPromote = null, onSpaces, onRemove }: RowMenuProps) {
  const say = useTexts(usersTexts);
  if (email === null && onSpaces === null && onRemove === null) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size="sm" aria-label={say("menuOf", { name })}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {email === null ? null : (
          <Menu.Item leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void copyEmail(email, say)}>
            {say("copyEmail")}
          </Menu.Item>
        )}
        {onPromote === null ? null : (
          <Menu.Item leftSection={<IconUserUp size={18} aria-hidden />} onClick={onPromote}>
            {say("makeMember")}
          </Menu.Item>
        )}
        {onSpaces === null ? null : (
          <Menu.Item leftSection={<IconLayoutGrid size={18} aria-hidden />} onClick={onSpaces}>
            {say("setSpaces")}
          </Menu.Item>
        )}
        {onRemove === null ? null : (
          <Menu.Item data-danger leftSection={<IconUserMinus size={18} aria-hidden />} onClick={onRemove}>
            {say("remove")}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

async function copyEmail(email: string, say: UsersSay): Promise<void> {
  await copyOrShow(email, say("copied"));
}
