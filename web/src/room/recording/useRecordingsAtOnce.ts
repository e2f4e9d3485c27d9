import { useEffect, useEffectEvent } from "react";
import { useRecordingNews } from "../../notice/index.ts";
import type { RoomBundle } from "../useRoom.ts";
import type { RoomAddress } from "../useRoomAddress.ts";
import { useLive } from "../useLive.ts";

type Address = Pick<RoomAddress, "shows" | "forgetShown">;

/** Opens the recordings once inside if the page's address says so, and for whoever is told that theirs is finished. */
export function useRecordingsAtOnce({ shows, forgetShown }: Address, { port, view, state }: RecordingsPlace): void {
  const { setRecordings } = state;
  const isThere = shows === "recordings" && view.roomId !== null;
  const lead = useEffectEvent(() => {
    setRecordings(true);
    forgetShown();
  });
  useEffect(() => {
    if (isThere) lead();
  }, [isThere]);
  const spaceId = useLive(port, ({ space }) => space?.spaceId ?? null);
  useRecordingNews((recording) => {
    if (recording.spaceId === spaceId) setRecordings(true);
    // Whoever is in a meeting stays in it.
    else window.open(`/s/${recording.slug}?show=recordings`, "_blank");
  });
}

interface RecordingsPlace {
  port: Pick<RoomBundle["port"], "live">;
  view: Pick<RoomBundle["view"], "roomId">;
  state: Pick<RoomBundle["state"], "setRecordings">;
}
