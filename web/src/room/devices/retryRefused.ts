import type { DeviceButtonModel } from "../toolbar/toolbarModel.ts";

/** Tries a refused device once more. One that came on meanwhile stays as it is: its click would turn it off. */
export function retryRefused({ state, toggle }: Pick<DeviceButtonModel, "state" | "toggle">): void {
  if (state === "refused") toggle?.();
}
