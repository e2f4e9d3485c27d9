import { useDraggable, useDroppable } from "@dnd-kit/core";
import type { ReactNode, SyntheticEvent } from "react";
import type { Drop } from "./arrange.ts";
import type { ListRow } from "./listRows.ts";
import styles from "./list.module.css";

interface ListLineProps {
  row: ListRow;
  place: { index: number; count: number; start: number };
  measure: (line: HTMLElement | null) => void;
  children: ReactNode;
}
interface MovingLineProps extends ListLineProps {
  /** Whether it can be carried. */
  canMove: boolean;
  drop: Drop | null;
}
interface Carrying {
  isLifted: boolean;
  drop: Drop["at"] | undefined;
  listeners: Record<string, (event: SyntheticEvent<HTMLElement>) => void>;
}
const STILL: Carrying = { isLifted: false, drop: undefined, listeners: {} };

/** One line of the list, where it stands; nothing is carried. */
export function ListLine({ carrying = STILL, ...props }: ListLineProps & { carrying?: Carrying }) {
  const { row, place, measure, children } = props;
  return (
    <li
      ref={measure}
      className={`${styles["line"]} ${row.kind === "room" && row.folderId !== null ? styles["inside"] : ""}`}
      data-index={place.index}
      data-lifted={carrying.isLifted || undefined}
      data-drop={carrying.drop}
      aria-setsize={place.count}
      aria-posinset={place.index + 1}
      style={{ transform: `translateY(${place.start}px)` }}
      {...carrying.listeners}
    >
      {children}
    </li>
  );
}

/** The same where the list is arranged: it can be carried, and others onto it. */
export function MovingLine({ canMove, drop, measure, ...line }: MovingLineProps) {
  const { id, kind } = line.row;
  const drag = useDraggable({ id, data: { kind }, disabled: !canMove });
  const target = useDroppable({ id, data: { kind }, disabled: !canMove });
  const hold = (element: HTMLElement | null) => {
    measure(element);
    drag.setNodeRef(element);
    target.setNodeRef(element);
  };
  const carrying = {
    isLifted: drag.isDragging,
    drop: drop?.on === id ? drop.at : undefined,
    listeners: guarded(drag.listeners),
  };
  return <ListLine {...line} measure={hold} carrying={carrying} />;
}

/** Its menu, which React holds to be inside of it, and the people under it are not the line. */
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
