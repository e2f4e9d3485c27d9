import type { RoomPort } from "../roomPort.ts";

type Lent = Record<"microphone" | "camera", boolean>;

/**
 * Turns my room's microphone and camera off while I am on air: everybody there hears and sees me from the air, and one
 * button must be enough to mute me. Answers how they come back: those that were on, if they are on now as well.
 */
export function lendDevices(
  port: Pick<RoomPort, "media" | "toggleMicrophone" | "toggleCamera">,
): (areOn: Lent) => void {
  const isOn = (kind: keyof Lent) => ["on", "waiting", "starting"].includes(port.media.getState()[kind].state);
  const toggle = (kind: keyof Lent) => void (kind === "microphone" ? port.toggleMicrophone() : port.toggleCamera());
  const kinds = (["microphone", "camera"] as const).filter(isOn);
  for (const kind of kinds) toggle(kind);
  return (areOn) => {
    for (const kind of kinds) if (areOn[kind] && !isOn(kind)) toggle(kind);
  };
}
