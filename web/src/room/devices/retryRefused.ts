import type { DeviceRefusal } from "../../media/index.ts";
import type { DeviceModel } from "../actions/device.ts";

/** A device refusal with its explanation; `found` if the missing device was plugged in meanwhile. */
export type RefusalNow = DeviceRefusal | "found";

/** A missing device, now off, has been plugged in. */
export function refusalNow(reason: DeviceRefusal, state: DeviceModel["state"]): RefusalNow {
  return reason === "missing" && state === "off" ? "found" : reason;
}

/** Tries a refused device once more. One that came on meanwhile is left alone: a click would turn it off. */
export function retryRefused(
  reason: DeviceRefusal,
  { state, toggle }: Pick<DeviceModel, "state"> & { toggle: (() => void) | null },
): void {
  if (state === "refused" || refusalNow(reason, state) === "found") toggle?.();
}
