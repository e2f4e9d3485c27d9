import { ActionIcon, Menu } from "@mantine/core";
import {
  IconCopy,
  IconDots,
  IconDoorEnter,
  IconLink,
  IconPencil,
  IconSettings,
  IconTrash,
  IconUserOff,
  IconUserPlus,
} from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { MenuLink } from "../../ui/MenuLink.tsx";
import { copyLink } from "../copyLink.ts";
import { teamTexts } from "../texts.ts";
import { useDuplicateSpace } from "../useDuplicateSpace.ts";
import styles from "./home.module.css";
import type { SpaceTile } from "./homeModel.ts";

export interface SpaceMenuProps {
  tile: SpaceTile;
  onInvite: () => void;
  onRename: () => void;
  onShowBans: () => void;
}

/** What can be done with a space without going in. */
export function SpaceMenu({ tile, onInvite, ...acts }: SpaceMenuProps) {
  const say = useTexts(teamTexts);
  const { card } = tile;
  // Not in the menu, which is gone before the answer is there.
  const { duplicate } = useDuplicateSpace(card.id);
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <ActionIcon
          variant="glass"
          size="sm"
          className={styles["tileMenu"] ?? ""}
          aria-label={say("spaceMenu", { name: card.name })}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <MenuLink to="/s/$slug" params={{ slug: card.slug }} leftSection={<IconDoorEnter size={18} aria-hidden />}>
          {say("enter")}
        </MenuLink>
        <Menu.Item
          leftSection={<IconLink size={18} aria-hidden />}
          onClick={() => void copyLink(location.origin + tile.path, say)}
        >
          {say("copyLink")}
        </Menu.Item>
        {tile.canInvite ? (
          <Menu.Item leftSection={<IconUserPlus size={18} aria-hidden />} onClick={onInvite}>
            {say("invitePeople")}
          </Menu.Item>
        ) : null}
        {tile.canRename || tile.canLetIn ? <Menu.Divider /> : null}
        <Changes tile={tile} onDuplicate={() => void duplicate()} {...acts} />
        {tile.canDelete ? <Delete tile={tile} /> : null}
      </Menu.Dropdown>
    </Menu>
  );
}

interface ChangesProps extends Omit<SpaceMenuProps, "onInvite"> {
  onDuplicate: () => void;
}

function Changes({ tile, onRename, onDuplicate, onShowBans }: ChangesProps) {
  const say = useTexts(teamTexts);
  const params = { teamId: tile.card.teamId, spaceId: tile.card.id };
  return (
    <>
      {tile.canSet ? (
        <MenuLink
          to="/dashboard/team/$teamId/space/$spaceId"
          params={params}
          leftSection={<IconSettings size={18} aria-hidden />}
        >
          {say("spaceSettings")}
        </MenuLink>
      ) : null}
      {tile.canRename ? (
        <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={onRename}>
          {say("rename")}
        </Menu.Item>
      ) : null}
      {tile.canDuplicate ? (
        <Menu.Item leftSection={<IconCopy size={18} aria-hidden />} onClick={onDuplicate}>
          {say("duplicateSpace")}
        </Menu.Item>
      ) : null}
      {tile.canLetIn ? (
        <Menu.Item leftSection={<IconUserOff size={18} aria-hidden />} onClick={onShowBans}>
          {say("bans")}
        </Menu.Item>
      ) : null}
    </>
  );
}

/** Leads to where its name has to be typed. */
function Delete({ tile: { card } }: Pick<SpaceMenuProps, "tile">) {
  const say = useTexts(teamTexts);
  return (
    <>
      <Menu.Divider />
      <MenuLink
        to="/dashboard/team/$teamId/space/$spaceId"
        params={{ teamId: card.teamId, spaceId: card.id }}
        search={{ part: "end" }}
        data-danger
        leftSection={<IconTrash size={18} aria-hidden />}
      >
        {say("deleteSpace")}
      </MenuLink>
    </>
  );
}
