import type { PersonStatus } from "@atrium/contract";
import { personStatus } from "@atrium/rules";
import { useEffect, useEffectEvent, useState } from "react";
import { AVAILABLE, keepStatus, keptStatus, type KeptStatus } from "../../account/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { showToast } from "../../ui/toast.tsx";
import { tell } from "../../ui/tell.ts";
import type { RoomPort } from "../roomPort.ts";
import type { RoomView } from "../useRoomView.ts";
import { statusTexts } from "./texts.ts";

export interface OwnStatus extends KeptStatus {
  /** For `forMs`, or until I change it. */
  choose(status: PersonStatus, forMs?: number): void;
}

/** My status: stored on this device, sent to each space I enter, and reset at its end, if it has one. */
export function useOwnStatus(port: Pick<RoomPort, "call">, { roomId, me, isAway }: RoomView): OwnStatus {
  const say = useTexts(statusTexts);
  const [kept, setKept] = useState(() => keptStatus(Date.now()));
  const change = (next: KeptStatus) => {
    keepStatus(next);
    setKept(next);
  };
  const { status, untilMs } = kept;
  const isHere = roomId !== null && me !== null && !isAway;
  const told = me === null ? status : personStatus(me);
  const tellIt = useEffectEvent((wished: PersonStatus) => {
    if (told !== wished) tell(port.call("setOwnStatus", { status: wished }));
  });
  const here = isHere ? roomId : null;
  useEffect(() => {
    if (here !== null) tellIt(status);
  }, [here, status]);
  const end = useEffectEvent(() => {
    change(AVAILABLE);
    showToast({ text: say("isOver") });
  });
  useEffect(() => {
    if (untilMs === null) return undefined;
    const timer = setTimeout(() => end(), Math.max(0, untilMs - Date.now()));
    return () => clearTimeout(timer);
  }, [untilMs]);
  return {
    status,
    untilMs,
    choose: (chosen, forMs) => change({ status: chosen, untilMs: forMs === undefined ? null : Date.now() + forMs }),
  };
}
