import type * as LivekitModule from "livekit-client";
import type { Room, RoomOptions } from "livekit-client";

/**
 * A library room that can be garbage-collected after its end. The library's own `devicechange` listener and its cleanup
 * share a scope with the room and would keep it as long as the page lives. Our own code follows device changes.
 */
export function newRoom({ Room: LivekitRoom }: Pick<typeof LivekitModule, "Room">, options: RoomOptions): Room {
  LivekitRoom.cleanupRegistry = false;
  const devices = (globalThis.navigator as Partial<Navigator> | undefined)?.mediaDevices;
  if (devices === undefined) return new LivekitRoom(options);
  devices.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject, AddEventListenerOptions?]) =>
    type === "devicechange" ? undefined : EventTarget.prototype.addEventListener.call(devices, type, ...rest);
  try {
    return new LivekitRoom(options);
  } finally {
    Reflect.deleteProperty(devices, "addEventListener");
  }
}
