import { constants, errorText, type ErrorCode } from "@atrium/contract";
import { useEffect, useState } from "react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { optionalPart } from "../../ui/load/optionalPart.tsx";
import { showRefusalsBy } from "../../ui/tell.ts";
import { showToast } from "../../ui/toast.tsx";
import type { RoomBundle } from "../useRoom.ts";
import { useLive } from "../useLive.ts";
import { heavyIn, runningOutIn } from "./limitFacts.ts";
import { planOf } from "./plan.ts";
import { isLimit, type LimitCode } from "./limitCodes.ts";

const cards = optionalPart(async () => (await import("./RoomLimits.tsx")).RoomLimits);

/** Where the room's limits are said; their cards load with the first one. */
export function LimitsPlace({ room }: { room: RoomBundle }) {
  const [refused, setRefused] = useState<LimitCode | null>(null);
  const runsOut = useLive(room.port, (live) => runningOutIn(live) !== null);
  const hasMany = useLive(room.port, (live) => heavyIn(live) >= constants.element.performanceWarningAt);
  const isAsked = refused !== null || runsOut || hasMany;
  useEffect(() => {
    const show = (code: ErrorCode) => {
      if (!isLimit(code, planOf(room.port.live.getState().space))) return false;
      setRefused(code);
      return true;
    };
    return showRefusalsBy(show);
  }, [room.port]);
  useEffect(() => {
    if (isAsked) void cards.want();
  }, [isAsked]);
  useEffect(() => {
    if (refused !== null) void drawnOrTold(refused).then((isDrawn) => (isDrawn ? undefined : setRefused(null)));
  }, [refused]);
  return isAsked ? <cards.Part room={room} refused={refused} close={() => setRefused(null)} /> : null;
}

/** Whether a card can say it; else it is told as any other refusal. */
async function drawnOrTold(refused: LimitCode): Promise<boolean> {
  const isDrawn = await cards.want();
  if (!isDrawn) showToast({ text: errorText(refused, currentLocale()), kind: "bad" });
  return isDrawn;
}
