import { useTexts } from "../../platform/i18n/texts.ts";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";
import { useRoomName } from "../useRoomName.ts";
import { arrivals, peopleIn, type Arrival } from "./arrivals.ts";
import { broadcastTexts } from "./texts.ts";

const isSame = (before: readonly Arrival[], now: readonly Arrival[]) => JSON.stringify(before) === JSON.stringify(now);

/** Where a broadcast of mine arrives, and how many people that is, in words. */
export function useArrivals(port: Pick<RoomPort, "live">) {
  const say = useTexts(broadcastTexts);
  const nameOf = useRoomName(port);
  const rooms = useLive(port, arrivals, isSame).map((room) => ({ ...room, name: nameOf(room.name) }));
  const count = peopleIn(rooms);
  return {
    rooms,
    count,
    people: say("people", { count }),
    inRooms: say("inRooms", { count: rooms.length }),
  };
}
