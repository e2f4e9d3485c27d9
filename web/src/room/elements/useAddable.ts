import type { ElementType } from "@atrium/contract";
import { useStore } from "zustand";
import { useShallow } from "zustand/shallow";
import { addable, elementMaker } from "./elementRights.ts";
import type { RoomElements } from "./useElements.ts";

const OFFERED: readonly ElementType[] = [
  "video",
  "pdf",
  "image",
  "note",
  "text",
  "iframe",
  "spawn_spot",
  "private_area",
];

/** The kinds that I can add to this floor, in display order. */
export function useAddable({ live }: Pick<RoomElements, "live">): readonly ElementType[] {
  const mine = useStore(
    live,
    useShallow((state) => addable(elementMaker(state))),
  );
  return OFFERED.filter((type) => mine.includes(type));
}
