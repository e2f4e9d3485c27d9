import type { RoomElement } from "@atrium/contract";
import { placeBeside, placeOutside } from "@atrium/rules";
import { useMemo } from "react";
import type { RoomBundle } from "../useRoom.ts";

interface AreaWalk {
  /** To its middle, or near it where somebody stands there. */
  goIn(area: RoomElement): void;
  stepOut(area: RoomElement): void;
}

/** Walks into private areas and out of them without a pointer. */
export function useAreaWalk({ controller, view }: Pick<RoomBundle, "controller" | "view">): AreaWalk {
  const floor = view.map?.floor.size ?? null;
  return useMemo(
    () => ({
      goIn(area) {
        const middle = { x: area.pos.x + area.width / 2, y: area.pos.y + area.height / 2 };
        const people = controller.otherPlaces();
        const isTaken = people.some((other) => Math.hypot(other.x - middle.x, other.y - middle.y) < TOO_NEAR_UNITS);
        controller.walkTo(isTaken ? placeBeside(middle, { areas: [area], people }) : middle);
      },
      stepOut(area) {
        const me = controller.ownPlace();
        if (me !== null && floor !== null) controller.walkTo(placeOutside(area, { from: me, floor }));
      },
    }),
    [controller, floor],
  );
}

const TOO_NEAR_UNITS = 110;
