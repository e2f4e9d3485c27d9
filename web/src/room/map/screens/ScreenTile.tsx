import { IconArrowsMaximize } from "@tabler/icons-react";
import { useCallback } from "react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { Face } from "../../../ui/Face.tsx";
import { roomTexts } from "../../texts.ts";
import { PictureView } from "../PictureView.tsx";
import styles from "../roomMap.module.css";
import type { ScreenModel } from "../roomMapModel.ts";
import { ScreenPaused } from "./ScreenPaused.tsx";

interface ScreenTileProps {
  screen: ScreenModel;
  hold: (accountId: ScreenModel["accountId"], tile: HTMLElement | null) => void;
  expand: (accountId: ScreenModel["accountId"]) => void;
}

/** A shared screen on the floor, tied to its sharer by a dotted line. */
export function ScreenTile({ screen, hold, expand }: ScreenTileProps) {
  const say = useTexts(roomTexts);
  const { sharer, picture, accountId } = screen;
  // One function for as long as it stands: the layer would forget where the tile is whenever it is drawn anew.
  const holdTile = useCallback(
    (tile: HTMLElement | null) => {
      hold(accountId, tile);
      return () => hold(accountId, null);
    },
    [hold, accountId],
  );
  const label = sharer.isMe ? say("mySharedScreen") : say("sharesScreen", { name: sharer.name });
  return (
    <div>
      <span className={styles["tether"]} data-tether />
      <div ref={holdTile} className={styles["tile"]} data-screen={accountId}>
        {picture === null ? (
          <span className={styles["tileWait"]}>{say("screenComing")}</span>
        ) : (
          <PictureView picture={picture} />
        )}
        <ScreenPaused sharer={sharer} at="bottom" />
        <span className={styles["tileName"]}>
          <Face look={sharer} size={20} />
          <span>{label}</span>
        </span>
        <button
          type="button"
          className={styles["expand"]}
          data-enlarge
          aria-label={`${say("enlarge")}: ${label}`}
          onClick={() => expand(accountId)}
        >
          <IconArrowsMaximize size={16} stroke={2} aria-hidden />
        </button>
      </div>
    </div>
  );
}
