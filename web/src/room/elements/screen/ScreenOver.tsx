import type { AccountId, RoomElement } from "@atrium/contract";
import { useLayoutEffect, useRef } from "react";
import { ScreenWears, Tether } from "../../map/screens/ScreenWears.tsx";
import type { TileLayer } from "../../map/screens/tileLayer.ts";
import type { PersonModel } from "../../people/personModel.ts";
import { boxStyle } from "../boxStyle.ts";
import { boxOf } from "../elementDesk.ts";
import styles from "./screen.module.css";

interface ScreenOverProps {
  element: RoomElement;
  sharer: PersonModel;
  /** Null where people have no place, so that no line can lead to them. */
  tie: TileLayer["tie"] | null;
  expand: (accountId: AccountId) => void;
}

/** Over a shared screen, the same size at every zoom: its sharer's name, a button to enlarge it, a line to them. */
export function ScreenOver({ element, sharer, tie, expand }: ScreenOverProps) {
  const { accountId } = sharer;
  const tether = useRef<HTMLSpanElement>(null);
  const { x, y } = element.pos;
  const { width, height } = element;
  useLayoutEffect(() => {
    if (tether.current !== null) tie?.(accountId, { tether: tether.current, box: { x, y, w: width, h: height } });
  }, [tie, accountId, x, y, width, height]);
  useLayoutEffect(() => () => tie?.(accountId, null), [tie, accountId]);
  return (
    <>
      {tie === null ? null : <Tether ref={tether} />}
      <span className={styles["over"]} style={boxStyle(boxOf(element))} data-screen={accountId}>
        <ScreenWears sharer={sharer} expand={expand} />
      </span>
    </>
  );
}
