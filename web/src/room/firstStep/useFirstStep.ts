import { useEffect, useState } from "react";
import { z } from "zod";
import { readStored, writeStored } from "../../platform/storage.ts";
import type { MapController } from "../map/mapController.ts";

const STEPPED_KEY = "has-walked";

/** Keeps on this device that its owner knows how to walk. */
export const keepStepped = (hasStepped: boolean): void => writeStored(STEPPED_KEY, hasStepped);

/** Whether to say how one walks: until the first step on this device, whichever way it is taken, and never again. */
export function useFirstStep(controller: Pick<MapController, "steps">): boolean {
  const [hasStepped, setStepped] = useState(() => readStored(STEPPED_KEY, z.boolean()) ?? false);
  useEffect(() => {
    if (hasStepped) return undefined;
    return controller.steps.on(() => {
      keepStepped(true);
      setStepped(true);
    });
  }, [controller, hasStepped]);
  return !hasStepped;
}
