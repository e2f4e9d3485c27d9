import { useDraggable, useDroppable } from "@dnd-kit/core";
import type { CSSProperties, ReactNode, SyntheticEvent } from "react";
import type { Drop } from "./arrange.ts";
import type { ListRow } from "./listRows.ts";
import styles from "./list.module.css";

interface ListLineProps {
  row: ListRow;
  place: { index: number; count: number; start: number };
  measure: (line: Element | null) => void;
  /** Whether it can be carried. */
  canMove: boolean;
  drop: Drop | null;
  children: ReactNode;
}

/** A positioned row of the list, which can be dragged and dropped onto. */
export function ListLine({ row, place, measure, canMove, drop, children }: ListLineProps) {
  const data = { kind: row.kind };
  const drag = useDraggable({ id: row.id, data, disabled: !canMove });
  const target = useDroppable({ id: row.id, data, disabled: !canMove });
  const hold = (line: HTMLLIElement | null) => {
    measure(line);
    drag.setNodeRef(line);
    target.setNodeRef(line);
  };
  const style: CSSProperties = { transform: `translateY(${place.start}px)` };
  return (
    <li
      ref={hold}
      className={`${styles["line"]} ${row.kind === "room" && row.folderId !== null ? styles["inside"] : ""}`}
      data-index={place.index}
      data-lifted={drag.isDragging || undefined}
      data-drop={drop?.on === row.id ? drop.at : undefined}
      aria-setsize={place.count}
      aria-posinset={place.index + 1}
      style={style}
      {...guarded(drag.listeners)}
    >
      {children}
    </li>
  );
}

/** Its menu, a React child, and the people below it are not part of the row. */
function guarded(listeners: ReturnType<typeof useDraggable>["listeners"]) {
  const isLine = ({ currentTarget, target }: SyntheticEvent<HTMLElement>) =>
    target instanceof Element && currentTarget.contains(target) && target.closest("[data-people]") === null;
  return Object.fromEntries(
    Object.entries(listeners ?? {}).map(([name, run]) => [
      name,
      (event: SyntheticEvent<HTMLElement>) => (isLine(event) ? (run as (given: unknown) => void)(event) : undefined),
    ]),
  );
}
