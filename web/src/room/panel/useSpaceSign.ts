import { spaceOf } from "@atrium/rules";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";

/** Name and logo of the space. */
export const useSpaceSign = (port: Pick<RoomPort, "live">): { name: string; logoUrl: string | null } =>
  useLive(port, ({ space }) => {
    const sign = space === null ? null : spaceOf(space);
    return { name: sign?.name ?? "", logoUrl: sign?.logoUrl ?? null };
  });
