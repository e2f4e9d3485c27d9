import { ActionIcon, Menu } from "@mantine/core";
import {
  IconArrowRight,
  IconCalendarEvent,
  IconDots,
  IconDoorEnter,
  IconLink,
  IconLock,
  IconPencil,
  IconSettings,
  IconUserOff,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTexts } from "../../platform/i18n/texts.ts";
import { copyLink } from "../copyLink.ts";
import { Faces } from "../../ui/Face.tsx";
import { PicturePill } from "../../ui/Glass.tsx";
import { MenuLink } from "../../ui/links.tsx";
import { teamTexts } from "../texts.ts";
import styles from "./home.module.css";
import type { SpaceTile } from "./homeModel.ts";
import { SpacePicture } from "./SpacePicture.tsx";

interface SpaceTileCardProps {
  tile: SpaceTile;
  onRename: () => void;
  onShowBans: () => void;
}

/** A space: its real floor with the people on it, and what can be done with it. */
export function SpaceTileCard({ tile, ...acts }: SpaceTileCardProps) {
  const say = useTexts(teamTexts);
  const { card, badge } = tile;
  return (
    <article className={styles["tile"]} data-tour="space">
      <Link
        to="/s/$slug"
        params={{ slug: card.slug }}
        className={styles["tileLink"] ?? ""}
        aria-label={[say("enterSpace", { name: card.name }), badge?.text].filter(Boolean).join(", ")}
      >
        <SpacePicture backgroundUrl={card.backgroundUrl} people={card.people}>
          {badge === null ? null : (
            <span className={styles["badge"]}>
              <PicturePill live={badge.kind === "live"}>
                {badge.kind === "opens" ? <IconCalendarEvent size={14} aria-hidden /> : null}
                {badge.text}
              </PicturePill>
            </span>
          )}
          <span className={styles["enter"]} aria-hidden>
            {say("enter")}
            <IconArrowRight size={16} />
          </span>
        </SpacePicture>
      </Link>
      <SpaceMenu tile={tile} {...acts} />
      <div className={styles["tileWords"]}>
        <div className={styles["tileHead"]}>
          <h3>{card.name}</h3>
          <Faces looks={card.people} size={24} count={card.onlineCount} />
        </div>
        <p className={styles["tileNote"]}>
          {tile.rooms} <span>·</span>{" "}
          {tile.note === null ? (
            <span className={styles["tileAddress"]}>{tile.address}</span>
          ) : (
            <>
              <IconLock size={14} aria-hidden /> {tile.note}
            </>
          )}
        </p>
      </div>
    </article>
  );
}

function SpaceMenu({ tile, onRename, onShowBans }: SpaceTileCardProps) {
  const say = useTexts(teamTexts);
  const { card } = tile;
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
        {tile.canRename || tile.canLetIn ? <Menu.Divider /> : null}
        {tile.canSet ? (
          <MenuLink
            to="/dashboard/team/$teamId/space/$spaceId"
            params={{ teamId: card.teamId, spaceId: card.id }}
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
        {tile.canLetIn ? (
          <Menu.Item leftSection={<IconUserOff size={18} aria-hidden />} onClick={onShowBans}>
            {say("bans")}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
