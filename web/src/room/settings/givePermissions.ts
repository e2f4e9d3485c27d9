import type { ErrorCode, Room, RoomId } from "@atrium/contract";
import { z } from "zod";
import type { Refused } from "../../platform/call.ts";
import { browserClock, type Clock } from "../../platform/clock.ts";
import { act } from "../../platform/data/act.ts";

const LEAST_MS = 100;
const AGAIN_MS = 2000;
const TooOften = z.object({ retryAfterMs: z.number() });

type Change = (roomId: RoomId, permissions: Room["permissions"]) => Promise<{ ok: true } | Refused>;

interface Needs {
  change: Change;
  clock: Pick<Clock, "after">;
}

const ofThisPage: Needs = {
  change: (roomId, permissions) => act("updateRoom", { roomId, permissions }),
  clock: browserClock,
};

/** Gives rooms these permissions, one after the other; null, or why it stopped. */
export async function givePermissions(
  permissions: Room["permissions"],
  rooms: readonly RoomId[],
  { change, clock }: Needs = ofThisPage,
): Promise<ErrorCode | null> {
  const left = [...rooms];
  for (let roomId = left.shift(); roomId !== undefined;) {
    const changed = await change(roomId, permissions);
    if (!changed.ok && changed.code === "tooOftenAttempts") {
      // Rate limited: the server says when the next change is allowed.
      await new Promise<void>((resolve) => clock.after(waitOf(changed), resolve));
      continue;
    }
    // This room was deleted meanwhile; the others still follow.
    if (!changed.ok && changed.code !== "roomNotFound") return changed.code;
    roomId = left.shift();
  }
  return null;
}

function waitOf({ detail }: Refused): number {
  const told = TooOften.safeParse(detail);
  return told.success ? Math.max(LEAST_MS, told.data.retryAfterMs) : AGAIN_MS;
}
