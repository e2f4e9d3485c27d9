import { useState, type PointerEvent } from "react";
import type { RoomMapModel } from "./roomMapModel.ts";
import { personAt } from "./useMapGestures.ts";

type Point = (accountId: RoomMapModel["people"][number]["accountId"] | null) => void;
type Moved = Pick<PointerEvent, "pointerType" | "target" | "clientX" | "clientY" | "buttons">;

/** Whom a mouse points at. */
export function usePointerAim(point: Point): (event: Moved, kind: "over" | "move") => void {
  const [aim] = useState(pointerAim);
  return (event, kind) => aim(event, { kind, person: personAt(event.target), point });
}

/**
 * Only a movement of the hand chooses somebody: people who walk under a resting pointer, or the floor that is pulled under
 * it, choose nobody. A person who walks away from under it is released.
 */
export function pointerAim() {
  let last = { x: NaN, y: NaN };
  return (
    { pointerType, clientX: x, clientY: y, buttons }: Omit<Moved, "target">,
    { kind, person, point }: { kind: "over" | "move"; person: Parameters<Point>[0]; point: Point },
  ): void => {
    if (pointerType !== "mouse") return;
    const hasMoved = x !== last.x || y !== last.y;
    if (kind === "move") last = { x, y };
    if (person === null) return point(null);
    if (kind === "move" && hasMoved && buttons === 0) point(person);
  };
}
