import type * as LivekitModule from "livekit-client";
import type { Room, RoomOptions } from "livekit-client";

/**
 * A room of the library that can be garbage-collected after its end. The library's own `devicechange` listener, and what
 * should remove it, share a scope with the room and so hold it as long as the page lives. Ours follow devices themselves.
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
