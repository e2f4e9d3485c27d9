import { useEffect, useEffectEvent } from "react";
import { optionalPart } from "../../ui/load/optionalPart.tsx";
import { tellRefusal } from "../../ui/tell.ts";
import type { RoomBundle } from "../useRoom.ts";

const view = optionalPart(async () => (await import("./CaptionsView.tsx")).CaptionsView);

/** What people say, over the room; loaded once somebody wants to read it. If it cannot be, captions are off again. */
export function RoomCaptions({ room, isPhone = false }: { room: RoomBundle; isPhone?: boolean }) {
  const { captions } = room;
  const isOn = captions?.isOn === true;
  const giveUp = useEffectEvent(() => {
    tellRefusal("connectionFailed");
    captions?.toggle();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    let isGone = false;
    void view.want().then((isLoaded) => (isLoaded || isGone ? undefined : giveUp()));
    return () => {
      isGone = true;
    };
  }, [isOn]);
  if (captions === null || !isOn) return null;
  return (
    <view.Part
      captions={captions}
      people={room.view.people}
      roomType={room.view.kind.type}
      hasTwoRows={room.stage !== null}
      isWide={room.stage !== null || room.grid.isShown || room.list.isShown}
      isPhone={isPhone}
    />
  );
}
