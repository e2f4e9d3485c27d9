import type { Participant, Room } from "livekit-client";
import type { Clock } from "../../platform/clock.ts";
import type { Livekit } from "../seat/mediaSeat.ts";

/** The room's message and the media server's arrive over different connections; the latter may be this much later. */
const LATER_BY_MS = 2_000;

/** Whether the media server changes my permissions in the room within a moment. */
export function permissionChange(room: Room, livekit: Livekit, clock: Clock): Promise<boolean> {
  const { ParticipantPermissionsChanged } = livekit.RoomEvent;
  return new Promise((resolve) => {
    const end = (hasChanged: boolean): void => {
      stop();
      room.off(ParticipantPermissionsChanged, changed);
      resolve(hasChanged);
    };
    const changed = (_before: unknown, participant: Participant): void =>
      participant === room.localParticipant ? end(true) : undefined;
    const stop = clock.after(LATER_BY_MS, () => end(false));
    room.on(ParticipantPermissionsChanged, changed);
  });
}
