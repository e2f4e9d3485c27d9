import { IconArrowRight, IconCalendarEvent, IconLock } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Faces } from "../../ui/Face.tsx";
import { PicturePill } from "../../ui/Glass.tsx";
import { teamTexts } from "../texts.ts";
import styles from "./home.module.css";
import { SpaceMenu, type SpaceMenuProps } from "./SpaceMenu.tsx";
import { SpacePicture } from "./SpacePicture.tsx";

/** A space: its real floor with the people on it, and what can be done with it. */
export function SpaceTileCard({ tile, ...acts }: SpaceMenuProps) {
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
