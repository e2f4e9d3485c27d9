import { useEffect } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { showToast } from "../../ui/toast.tsx";
import type { RoomBundle } from "../useRoom.ts";
import { areaOf } from "./areaModel.ts";
import { areaTexts } from "./texts.ts";
import { useAreaWalk } from "./useAreaWalk.ts";

/** Says who asks me to leave a private area, and offers the way out. */
export function useAskedOut(room: RoomBundle): void {
  const say = useTexts(areaTexts);
  const { port } = room;
  const { stepOut } = useAreaWalk(room);
  useEffect(
    () =>
      port.onLiveEvent((event) => {
        if (event.type !== "askedOut") return;
        const area = areaOf(port.live.getState(), event.areaId);
        if (area === null || !area.isMine) return;
        const text = say("asksYouOut", { name: event.byName, area: area.element.data.name || say("area") });
        showToast({ text, act: { label: say("stepOut"), run: () => stepOut(area.element) } });
      }),
    [port, say, stepOut],
  );
}
