import { useTexts } from "../../platform/i18n/texts.ts";
import { boxAt } from "./boxes.ts";
import { boxStyle } from "./boxStyle.ts";
import type { Carried } from "./deskState.ts";
import styles from "./elements.module.css";
import { KINDS } from "./kinds.ts";
import { elementTexts } from "./texts.ts";
import type { RoomElements } from "./useElements.ts";
import { useDesk } from "./useSeen.ts";
import { ElementView } from "./views/ElementView.tsx";

/** A new element under the pointer, until a click places it. */
export function CarriedGhost({ elements }: { elements: RoomElements }) {
  const carried = useDesk(elements, (state) => state.carried);
  return carried === null || carried.at === null ? null : <Ghost carried={carried} at={carried.at} />;
}

function Ghost({ carried, at }: { carried: Carried; at: NonNullable<Carried["at"]> }) {
  const say = useTexts(elementTexts);
  const { type, data, size } = carried;
  const box = boxAt(at, size);
  const shown = { data, creatorName: "", width: size.w, height: size.h };
  return (
    <>
      <span className={styles["ghost"]} style={boxStyle(box)} aria-hidden>
        <ElementView element={shown} writing={null} />
      </span>
      <span className={styles["hint"]} style={boxStyle({ ...box, x: at.x, y: box.y + box.h })} aria-hidden>
        {say(KINDS[type].putDown)} <kbd>esc</kbd>
      </span>
    </>
  );
}
