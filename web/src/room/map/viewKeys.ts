import type { MapController } from "./mapController.ts";

type Pressed = Pick<KeyboardEvent, "key" | "code" | "shiftKey">;

/** Plus and minus by what is written on them, digits by their place: in some layouts they need Shift. */
export function moveViewByKey({ key, code, shiftKey }: Pressed, controller: MapController): boolean {
  if (key === "+" || key === "=") controller.zoomStep(1);
  else if (key === "-") controller.zoomStep(-1);
  else if (shiftKey) return false;
  else if (code === "Digit0" || code === "Numpad0") controller.findMe();
  else if (code === "Digit1" || code === "Numpad1") controller.bearings.fit();
  else return false;
  return true;
}
