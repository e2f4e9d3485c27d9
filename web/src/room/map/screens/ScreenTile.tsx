import { useCallback } from "react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { roomTexts } from "../../texts.ts";
import { PictureView } from "../PictureView.tsx";
import styles from "../roomMap.module.css";
import type { ScreenModel } from "../roomMapModel.ts";
import { ScreenWears, Tether } from "./ScreenWears.tsx";

interface ScreenTileProps {
  screen: ScreenModel;
  hold: (accountId: ScreenModel["accountId"], tile: HTMLElement | null) => void;
  expand: (accountId: ScreenModel["accountId"]) => void;
}

/** A shared screen on the floor, tied to its sharer by a dotted line. */
export function ScreenTile({ screen, hold, expand }: ScreenTileProps) {
  const say = useTexts(roomTexts);
  const { sharer, picture, accountId } = screen;
  // A stable function: with a new one on each render the layer would forget the tile's position.
  const holdTile = useCallback(
    (tile: HTMLElement | null) => {
      hold(accountId, tile);
      return () => hold(accountId, null);
    },
    [hold, accountId],
  );
  return (
    <div>
      <Tether />
      <div ref={holdTile} className={styles["tile"]} data-screen={accountId}>
        {picture === null ? (
          <span className={styles["tileWait"]}>{say("screenComing")}</span>
        ) : (
          <PictureView picture={picture} />
        )}
        <ScreenWears sharer={sharer} expand={expand} />
      </div>
    </div>
  );
}
