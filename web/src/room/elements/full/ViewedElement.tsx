import { useEffect } from "react";
import { optionalPart } from "../../../ui/load/optionalPart.tsx";
import type { RoomBundle } from "../../useRoom.ts";
import { useDesk } from "../useSeen.ts";

const full = optionalPart(async () => (await import("./FullViews.tsx")).FullViews);

/** The full view of an element, loaded when the first one is opened. */
export function ViewedElement({ room }: { room: RoomBundle }) {
  const isWanted = useDesk(room.elements, ({ viewed }) => viewed !== null);
  useEffect(() => {
    if (isWanted) void full.want();
  }, [isWanted]);
  const { Part } = full;
  return isWanted ? <Part room={room} /> : null;
}
