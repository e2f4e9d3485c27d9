import { DEMO_SPACE_SLUG } from "@atrium/contract";
import { demoRoomName, spaceOf } from "@atrium/rules";
import { useCallback } from "react";
import { useLocale } from "../platform/i18n/useLocale.ts";
import type { RoomPort } from "./roomPort.ts";
import { useLive } from "./useLive.ts";

/** A room's display name: in the demo space names are localised. */
export function useRoomName(port: Pick<RoomPort, "live">): (name: string) => string {
  const isDemo = useLive(port, ({ space }) => space !== null && spaceOf(space)?.slug === DEMO_SPACE_SLUG);
  const locale = useLocale();
  return useCallback((name) => (isDemo ? demoRoomName(name, locale) : name), [isDemo, locale]);
}
