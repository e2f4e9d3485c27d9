import { spaceOf } from "@atrium/rules";
import { useMemo } from "react";
import { InviteDialog } from "../invitation/index.ts";
import type { RoomPort } from "./roomPort.ts";
import { useLive } from "./useLive.ts";

interface InviteGuestsProps {
  port: Pick<RoomPort, "live">;
  /** The space's address, for people who need no invitation. */
  address: string;
  opened: boolean;
  close: () => void;
}

/** Invites guests to the current space: by a link, which is at hand in the middle of a meeting, or by email. */
export function InviteGuests({ port, address, opened, close }: InviteGuestsProps) {
  const space = useLive(port, (live) => (live.space === null ? null : spaceOf(live.space)));
  const to = useMemo(
    () =>
      space === null
        ? null
        : {
            name: space.name,
            team: null,
            spaces: [{ id: space.id, name: space.name }],
            role: "GUEST" as const,
            address,
          },
    [space, address],
  );
  return to === null ? null : <InviteDialog opened={opened} onClose={close} to={to} begin="link" />;
}
