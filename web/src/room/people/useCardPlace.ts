import type { AccountId } from "@atrium/contract";
import { useLayoutEffect, useRef, type RefObject } from "react";
import type { Point } from "../map/camera.ts";
import type { MapController } from "../map/mapController.ts";
import type { RoomPort } from "../roomPort.ts";
import { cardPlace, type CardPlace } from "./cardPlace.ts";
import type { PersonModel } from "./personModel.ts";

interface Following {
  controller: MapController;
  positions: RoomPort["positions"];
  people: readonly PersonModel[];
  accountId: AccountId;
}

/** For somebody's card: keeps it beside their bubble, wherever they walk and however the window moves over the floor. */
export function useCardPlace(following: Following): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  const { controller, positions, people, accountId } = following;
  useLayoutEffect(() => {
    let place: CardPlace | null = null;
    const screenOf = (id: AccountId): Point | null => {
      const at = positions.at(id, performance.now());
      return at === null ? null : controller.bearings.toScreen(at);
    };
    const follow = () => {
      const me = people.find((person) => person.isMe);
      const others = people.flatMap((person) =>
        person.isMe || person.accountId === accountId ? [] : (screenOf(person.accountId) ?? []),
      );
      const { view, camera } = controller.bearings;
      const around = { view, camera, others, me: me === undefined ? null : screenOf(me.accountId) };
      const next = cardPlace(screenOf(accountId), { ...around, before: place?.side ?? null });
      if (card.current !== null && (next.left !== place?.left || next.top !== place.top)) {
        card.current.style.left = `${next.left}px`;
        card.current.style.top = `${next.top}px`;
      }
      place = next;
    };
    follow();
    let frame = requestAnimationFrame(function again() {
      follow();
      frame = requestAnimationFrame(again);
    });
    return () => cancelAnimationFrame(frame);
  }, [controller, positions, people, accountId]);
  return card;
}
