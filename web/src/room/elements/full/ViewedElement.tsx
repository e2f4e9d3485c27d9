import { useEffect, useEffectEvent } from "react";
import { optionalPart } from "../../../ui/load/optionalPart.tsx";
import type { RoomBundle } from "../../useRoom.ts";
import { sharerOf, useDesk, useSeen } from "../useSeen.ts";

const full = optionalPart(async () => (await import("./FullViews.tsx")).FullViews);

/** The full view of an element, loaded when the first one is opened. A shared screen has its own. */
export function ViewedElement({ room }: { room: RoomBundle }) {
  const { elements, state } = room;
  const viewed = useDesk(elements, (desk) => desk.viewed);
  const element = useSeen(elements, viewed ?? "");
  const sharer = element === null ? null : sharerOf(element);
  const isWanted = viewed !== null && sharer === null;
  const enlarge = useEffectEvent(() => {
    elements.desk.view(null);
    state.expand(sharer);
  });
  useEffect(() => {
    if (sharer !== null) enlarge();
  }, [sharer]);
  useEffect(() => {
    if (isWanted) void full.want();
  }, [isWanted]);
  const { Part } = full;
  return isWanted ? <Part room={room} /> : null;
}
