import type { DeviceChoice } from "../mediaState.ts";

export interface DeviceInUse {
  deviceId: string;
  label: string;
}

/** The browsers' label for the current system default. */
const DEFAULT_ID = "default";

/**
 * Which device to switch to when devices were plugged or unplugged: back to the remembered one when it is there again,
 * or along with the system default. Null: stay.
 */
export function deviceToFollow(
  list: readonly DeviceChoice[],
  inUse: DeviceInUse,
  remembered: string | null,
): string | null {
  const isThere = (deviceId: string) => list.some((device) => device.deviceId === deviceId);
  if (remembered !== null && remembered !== inUse.deviceId && isThere(remembered)) return remembered;
  const standard = list.find((device) => device.deviceId === DEFAULT_ID);
  if (inUse.deviceId !== DEFAULT_ID || standard === undefined || standard.label === "") return null;
  return standard.label === inUse.label ? null : DEFAULT_ID;
}
