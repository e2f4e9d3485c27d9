import { spaceOf } from "@atrium/rules";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";

interface SpaceSign {
  name: string;
  logoUrl: string | null;
  /** The page of its settings; null while it is not known. */
  settingsPath: string | null;
  hidesToolbar: boolean;
}

/** Name and logo of the space, and how it shows its rooms. */
export const useSpaceSign = (port: Pick<RoomPort, "live">): SpaceSign =>
  useLive(port, ({ space }) => {
    const sign = space === null ? null : spaceOf(space);
    const { name = "", logoUrl = null, hideToolbarByDefault: hidesToolbar = false } = sign ?? {};
    const settingsPath = sign === null ? null : `/dashboard/team/${sign.teamId}/space/${sign.id}`;
    return { name, logoUrl, settingsPath, hidesToolbar };
  });
