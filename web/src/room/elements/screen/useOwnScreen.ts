import { screenStreamOf } from "@atrium/contract";
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import type { Point } from "../../map/camera.ts";
import { tilePlace } from "../../map/screens/tilePlace.ts";
import type { RoomBundle } from "../../useRoom.ts";
import { addable } from "../elementRights.ts";
import { boxAt, onFloor, rounded } from "../boxes.ts";
import { KINDS } from "../kinds.ts";
import { newElement } from "../newElement.ts";
import { topOrder } from "../ownChanges.ts";
import { sharerOf } from "../useSeen.ts";

type Needs = Pick<RoomBundle, "elements" | "controller" | "view">;

/**
 * Once the room knows that I share my screen, it gets a place on the floor that I can change. Until then, and where that
 * is refused, it is drawn beside me.
 */
export function useOwnScreen({ elements, controller, view }: Needs): void {
  const { own, live, maker } = elements;
  const isShared = useStore(live, ({ room, selfId }) => isSharing(room?.snapshot.records.member[selfId ?? ""]));
  const isWanted = isShared && view.me?.sharesScreen === true && view.kind.type !== "stage";
  const stands = useSyncExternalStore(own.watch, () => own.all().some((each) => sharerOf(each) === view.selfId));
  const isRefused = useRef(false);
  const place = useEffectEvent(async () => {
    const me = maker();
    if (me === null || !addable(me).includes("screen_share")) return;
    const { size } = KINDS.screen_share;
    const box = rounded(onFloor(boxAt(placeOf({ controller, view }), size), me.room.size));
    const data = { type: "screen_share", streamId: screenStreamOf(me.accountId) } as const;
    controller.bearings.show(box);
    isRefused.current = !(await own.add(newElement(me, { data, box, order: topOrder(own.all()) })));
  });
  useEffect(() => {
    if (!isWanted) isRefused.current = false;
    else if (!stands && !isRefused.current) void place();
  }, [isWanted, stands]);
}

const isSharing = (member: { sharingScreen: boolean } | undefined): boolean => member?.sharingScreen === true;

/** Beside me, as any shared screen; on a board, where nobody stands, in the middle of what I see. */
function placeOf({ controller, view }: Omit<Needs, "elements">): Point {
  const { bearings, tiles } = controller;
  const me = view.kind.type === "spatial" ? controller.ownPlace() : null;
  if (me === null || view.map === null) return bearings.toFloor(bearings.middle());
  const people = [me, ...controller.otherPlaces()];
  const drawn = view.selfId === null ? null : tiles.middleOf(view.selfId);
  return drawn ?? tilePlace(me, { floor: view.map.floor.size, taken: tiles.middles(), people });
}
