import type { RoomElement } from "@atrium/contract";
import { IconLock, IconPin } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { paletteColors } from "../../ui/theme/palettes.ts";
import { boxOf } from "./elementDesk.ts";
import { boxStyle } from "./boxStyle.ts";
import { isLocked } from "./elementRights.ts";
import styles from "./elements.module.css";
import { elementTexts } from "./texts.ts";
import { useKnown } from "./useKnown.ts";
import type { RoomElements } from "./useElements.ts";

interface MarksProps {
  element: RoomElement;
  elements: RoomElements;
}

/** Marks over an element: pinned, locked, and who is moving it. The same size at every zoom. */
export function ElementMarks({ element, elements }: MarksProps) {
  const say = useTexts(elementTexts);
  const user = useKnown(elements, ({ collaboratorsIds }, me) => collaboratorsIds.find((id) => id !== me), element);
  const isPinned = element.didPersist;
  if (!isPinned && !isLocked(element) && user === null) return null;
  return (
    <span className={styles["marks"]} style={boxStyle(boxOf(element))} data-kind={element.data.type} aria-hidden>
      {user === null ? null : (
        <b
          className={styles["user"]}
          style={{ background: paletteColors(user.palette).primary, color: paletteColors(user.palette).text }}
        >
          {say("isMoving", { name: user.name })}
        </b>
      )}
      {isLocked(element) ? (
        <Lock element={element} elements={elements} />
      ) : isPinned ? (
        <span className={styles["mark"]}>
          <IconPin size={14} stroke={2} />
          <span>{say("pinned")}</span>
        </span>
      ) : null}
    </span>
  );
}

function Lock({ element, elements }: MarksProps) {
  const say = useTexts(elementTexts);
  const locker = useKnown(elements, ({ lockerId }) => lockerId ?? undefined, element);
  const isMine = element.lockerId !== null && element.lockerId === elements.maker()?.accountId;
  const says = isMine ? say("lockedByMe") : locker === null ? say("locked") : say("lockedBy", { name: locker.name });
  return (
    <span className={styles["mark"]}>
      <IconLock size={14} stroke={2} />
      <span>{says}</span>
    </span>
  );
}
