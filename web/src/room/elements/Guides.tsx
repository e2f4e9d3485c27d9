import { useTexts } from "../../platform/i18n/texts.ts";
import { boxStyle } from "./boxStyle.ts";
import styles from "./elements.module.css";
import type { Guide } from "./snapping.ts";
import { elementTexts } from "./texts.ts";
import type { RoomElements } from "./useElements.ts";
import { useDesk } from "./useSeen.ts";

/** Alignment guides of the element being moved. */
export function Guides({ elements }: { elements: RoomElements }) {
  const say = useTexts(elementTexts);
  const guides = useDesk(elements, (state) => state.guides);
  if (guides.length === 0) return null;
  const [first] = guides;
  return (
    <>
      {guides.map((guide) => (
        <i key={guide.axis} className={styles["guide"]} style={boxStyle(lineOf(guide))} data-axis={guide.axis} />
      ))}
      {first === undefined ? null : (
        <span className={styles["hint"]} style={boxStyle({ ...lineOf(first), ...endOf(first) })} aria-hidden>
          {say("inLine")} <kbd>Ctrl</kbd> {say("moveFreely")}
        </span>
      )}
    </>
  );
}

const lineOf = ({ axis, at, from, to }: Guide) =>
  axis === "x" ? { x: at, y: from, w: 0, h: to - from } : { x: from, y: at, w: to - from, h: 0 };
const endOf = ({ axis, at, to }: Guide) => (axis === "x" ? { x: at, y: to } : { x: to, y: at });
