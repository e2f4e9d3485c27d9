import { useEffect, useEffectEvent } from "react";
import type { RoomBundle } from "../../useRoom.ts";
import { PdfFull } from "../pdf/PdfFull.tsx";
import { VideoFull } from "../video/VideoFull.tsx";
import { useDesk, useSeen } from "../useSeen.ts";

/** What somebody opened over the room; it closes with the thing. */
export function FullViews({ room }: { room: RoomBundle }) {
  const { elements } = room;
  const viewed = useDesk(elements, (state) => state.viewed);
  const element = useSeen(elements, viewed ?? "");
  const isGone = viewed !== null && element === null;
  const close = useEffectEvent(() => elements.desk.view(null));
  useEffect(() => {
    if (isGone) close();
  }, [isGone]);
  if (element?.data.type === "pdf")
    return <PdfFull key={element.id} room={room} element={element} data={element.data} />;
  if (element?.data.type === "video")
    return <VideoFull key={element.id} room={room} element={element} data={element.data} />;
  return null;
}
