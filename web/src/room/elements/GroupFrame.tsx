import { useTexts } from "../../platform/i18n/texts.ts";
import type { Bearings } from "../map/bearings.ts";
import { around } from "./boxes.ts";
import { boxStyle } from "./boxStyle.ts";
import { ElementBar } from "./ElementBar.tsx";
import { boxOf } from "./elementDesk.ts";
import styles from "./elements.module.css";
import { elementTexts } from "./texts.ts";
import type { RoomElements } from "./useElements.ts";
import { useChosen, useDesk } from "./useSeen.ts";

interface GroupProps {
  elements: RoomElements;
  bearings: Bearings;
  isPhone: boolean;
}

/** The frame of several selected elements: their number, and the tools for all of them. */
export function GroupFrame({ elements, bearings, isPhone }: GroupProps) {
  const isGroup = useDesk(elements, ({ chosen }) => chosen.length > 1);
  return isGroup ? <Group elements={elements} bearings={bearings} isPhone={isPhone} /> : null;
}

function Group({ elements, bearings, isPhone }: GroupProps) {
  const say = useTexts(elementTexts);
  const chosen = useChosen(elements);
  const isHeld = useDesk(elements, (state) => state.isHeld || state.lasso !== null);
  const box = around(chosen.map(boxOf));
  if (box === null || chosen.length < 2) return null;
  return (
    <div className={styles["frame"]} style={boxStyle(box)}>
      <span className={styles["size"]}>{say("count", { count: chosen.length })}</span>
      {isHeld || isPhone ? null : <ElementBar chosen={chosen} elements={elements} bearings={bearings} box={box} />}
    </div>
  );
}
