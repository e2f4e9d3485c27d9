import { spaceOf } from "@atrium/rules";
import { useStore } from "zustand";
import type { RoomElements } from "./useElements.ts";

/** How many elements this room can have; null where the server does not say. */
export const useMostElements = ({ live }: Pick<RoomElements, "live">): number | null =>
  useStore(live, ({ space }) => (space === null ? null : (spaceOf(space)?.elementsPerRoom ?? null)));
