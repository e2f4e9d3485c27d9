import { bounds, type RoomElement } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import type { Bearings } from "../map/bearings.ts";
import { CORNERS } from "./boxes.ts";
import { boxStyle } from "./boxStyle.ts";
import { boxOf } from "./elementDesk.ts";
import { ElementBar } from "./ElementBar.tsx";
import { KINDS } from "./kinds.ts";
import { rightsOver } from "./elementRights.ts";
import styles from "./elements.module.css";
import { elementTexts } from "./texts.ts";
import type { RoomElements } from "./useElements.ts";
import { useDesk } from "./useSeen.ts";

interface FrameProps {
  element: RoomElement;
  elements: RoomElements;
  bearings: Bearings;
  isPhone: boolean;
}

/** The frame of the selected element: resize corners, its size below, its toolbar above. */
export function ElementFrame({ element, elements, bearings, isPhone }: FrameProps) {
  const isHeld = useDesk(elements, (state) => state.isHeld || state.lasso !== null);
  const isWritten = useDesk(elements, ({ written }) => written === element.id);
  const mayChange = rightsOver(element, elements.maker()).change;
  const box = boxOf(element);
  return (
    <div className={styles["frame"]} style={boxStyle(box)} data-kind={element.data.type} data-fingers={isPhone}>
      {mayChange
        ? CORNERS.map((corner) => (
            <i key={corner} className={styles["handle"]} data-element={element.id} data-corner={corner} />
          ))
        : null}
      {isWritten && KINDS[element.data.type].opens === "write" ? (
        <Written element={element} />
      ) : (
        <Size w={box.w} h={box.h} />
      )}
      {isPhone || isHeld ? null : <ElementBar chosen={[element]} elements={elements} bearings={bearings} box={box} />}
    </div>
  );
}

const Size = ({ w, h }: { w: number; h: number }) => (
  <span className={styles["size"]}>{`${Math.round(w)} × ${Math.round(h)}`}</span>
);

function Written({ element: { data } }: { element: RoomElement }) {
  const say = useTexts(elementTexts);
  const count = "content" in data ? data.content.length : 0;
  return <span className={styles["count"]}>{say("written", { count, limit: bounds.elementText.max })}</span>;
}
