import { useRef, type DragEvent } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { showToast } from "../../ui/toast.tsx";
import { useFileDrop } from "../../ui/useFileDrop.ts";
import type { MapController } from "../map/mapController.ts";
import { MOST_AT_ONCE } from "./pictureQueue.ts";
import { elementTexts } from "./texts.ts";
import { useAddable } from "./useAddable.ts";
import type { RoomElements } from "./useElements.ts";

/** Dropped files are placed where they were dropped. */
export function useFloorDrop(elements: RoomElements, controller: MapController) {
  const say = useTexts(elementTexts);
  const mayAdd = useAddable(elements).includes("image");
  const at = useRef({ x: 0, y: 0 });
  const add = (files: readonly File[]) => {
    const middle = controller.bearings.toFloor(at.current);
    if (!elements.pictures.add(files, middle)) showToast({ text: say("tooMany", { count: MOST_AT_ONCE }) });
  };
  const { isOver, drop } = useFileDrop(mayAdd ? add : null);
  const onDrop = (event: DragEvent) => {
    at.current = { x: event.clientX, y: event.clientY };
    drop.onDrop(event);
  };
  return { isOver, drop: { ...drop, onDrop } };
}
