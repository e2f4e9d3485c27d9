import type { AccountId, RoomElement } from "@atrium/contract";
import { IconArrowsMaximize } from "@tabler/icons-react";
import { useLayoutEffect, useRef } from "react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { Face } from "../../../ui/Face.tsx";
import map from "../../map/roomMap.module.css";
import { ScreenPaused } from "../../map/screens/ScreenPaused.tsx";
import type { TileLayer } from "../../map/screens/tileLayer.ts";
import type { PersonModel } from "../../people/personModel.ts";
import { roomTexts } from "../../texts.ts";
import { boxStyle } from "../boxStyle.ts";
import { boxOf } from "../elementDesk.ts";
import styles from "./screen.module.css";

interface ScreenOverProps {
  element: RoomElement;
  sharer: PersonModel;
  /** Null where nobody stands, and no line leads to them. */
  tie: TileLayer["tie"] | null;
  expand: (accountId: AccountId) => void;
}

/** What a shared screen wears on the floor, the same size at every zoom: whose it is, larger, and the line to its sharer. */
export function ScreenOver({ element, sharer, tie, expand }: ScreenOverProps) {
  const say = useTexts(roomTexts);
  const { accountId } = sharer;
  const tether = useRef<HTMLSpanElement>(null);
  const { x, y } = element.pos;
  const { width, height } = element;
  useLayoutEffect(() => {
    if (tether.current !== null) tie?.(accountId, { tether: tether.current, box: { x, y, w: width, h: height } });
  }, [tie, accountId, x, y, width, height]);
  useLayoutEffect(() => () => tie?.(accountId, null), [tie, accountId]);
  const label = sharer.isMe ? say("mySharedScreen") : say("sharesScreen", { name: sharer.name });
  return (
    <>
      {tie === null ? null : <span ref={tether} className={map["tether"]} data-tether />}
      <span className={styles["over"]} style={boxStyle(boxOf(element))} data-screen={accountId}>
        <ScreenPaused sharer={sharer} at="bottom" />
        <span className={map["tileName"]}>
          <Face look={sharer} size={20} />
          <span>{label}</span>
        </span>
        <button
          type="button"
          className={map["expand"]}
          data-enlarge
          aria-label={`${say("enlarge")}: ${label}`}
          onClick={() => expand(accountId)}
        >
          <IconArrowsMaximize size={16} stroke={2} aria-hidden />
        </button>
      </span>
    </>
  );
}
