import { lazy, Suspense } from "react";
import type { RoomBundle } from "../useRoom.ts";

const load = () => import("./CaptionsView.tsx");
const CaptionsView = lazy(async () => ({ default: (await load()).CaptionsView }));

/** What people say, over the room; loaded once somebody wants to read it. */
export function RoomCaptions({ room, isPhone = false }: { room: RoomBundle; isPhone?: boolean }) {
  const { captions } = room;
  if (captions?.isOn !== true) return null;
  return (
    <Suspense>
      <CaptionsView
        captions={captions}
        people={room.view.people}
        roomType={room.view.kind.type}
        hasTwoRows={room.stage !== null}
        isPhone={isPhone}
      />
    </Suspense>
  );
}
