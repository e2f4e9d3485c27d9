import { useEffect, useEffectEvent } from "react";
import { takesLetters } from "../../ui/focus/takesLetters.ts";
import type { MapController } from "../map/mapController.ts";
import { KINDS } from "./kinds.ts";
import { linkTyped } from "./linkTyped.ts";
import { useAddable } from "./useAddable.ts";
import type { RoomElements } from "./useElements.ts";

/** A link pasted over the room becomes an element in the middle of the view; pasted files are added too. */
export function usePastedLink(elements: RoomElements, controller: MapController): void {
  const kinds = useAddable(elements);
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (takesLetters(event.target) || document.querySelector("dialog[open]") !== null) return;
    const middle = controller.bearings.toFloor(controller.bearings.middle());
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length > 0 && kinds.includes("image")) return void elements.pictures.add(files, middle);
    const words = event.clipboardData?.getData("text/plain").trim() ?? "";
    // Words with a dot in them are not taken for a link.
    const data = /^(?:https?:\/\/\S+$|<iframe\s)/i.test(words) ? linkTyped(words) : null;
    if (data !== null && kinds.includes(data.type)) elements.desk.add({ data, size: KINDS[data.type].size }, middle);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, []);
}
