import type { Broadcast, BroadcastId } from "@atrium/contract";
import { may, outranks } from "@atrium/rules";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useMedia } from "../../platform/useMedia.ts";
import { tellRefusal } from "../../ui/tell.ts";
import { PHONE } from "../../ui/theme/windowSizes.ts";
import { showToast } from "../../ui/toast.tsx";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";
import type { RoomView } from "../useRoomView.ts";
import type { Air, AirPlan, AirSent, AirSize, AirState } from "./air.ts";
import { airOf } from "./airOf.ts";
import { airTone } from "./airTone.ts";
import { BroadcastAir } from "./broadcastAir.ts";
import { broadcastTexts } from "./texts.ts";
import { useAirNews } from "./useAirNews.ts";

/** The open dialog or card: how to begin mine, or what to do about another's. */
export type AirQuestion = "start" | "taken" | "stop" | "hostsOnly";

/** The space's broadcast and my part in it. */
export interface Broadcasting {
  air: Air;
  state: AirState;
  /** What I send; null before I am on air. */
  sent: AirSent | null;
  /** Mine or another's, on air or about to be. */
  record: Broadcast | null;
  /** Somebody else's, if it is on air. */
  other: Broadcast | null;
  mayBegin: boolean;
  mayStopOther: boolean;
  asked: AirQuestion | null;
  ask(question: AirQuestion | null): void;
  /** The button of the toolbar: begins, ends mine, or says whose it is. */
  press(): void;
  begin(plan: AirPlan): Promise<void>;
  isBeginning: boolean;
  stopOther(): Promise<void>;
  /** I want to know when the air is free. */
  waits: boolean;
  wait(): void;
  size: AirSize;
  setSize(size: AirSize): void;
}

export function useBroadcast(port: RoomPort, view: Pick<RoomView, "me" | "isAway">): Broadcasting {
  const air = useAir(port);
  const state = useStore(air.state);
  const record = useLive(port, airOf, Object.is);
  const selfId = useLive(port, (live) => live.selfId);
  const isMine = record !== null && record.accountId === selfId;
  const other = isMine || record?.isActive !== true ? null : record;
  const sent = state.sent === null || state.sent.step === "preparing" ? null : state.sent;
  const [asked, ask] = useState<AirQuestion | null>(null);
  const shown = useShown(air, other?.id ?? null);
  const starting = useStarting(port, air, ask);
  const waiting = useAirNews(port, { air, other, isTaken: record !== null && !isMine, ask });
  const role = view.me?.role ?? null;
  const theirs = useLive(port, ({ space }) =>
    record === null ? null : (space?.records.participant[record.accountId]?.role ?? null),
  );
  const mayBegin = role !== null && may("space.broadcast", { role });
  const mayStop = role !== null && may("space.stopBroadcast", { role });
  const mayStopOther = mayStop && other !== null && (theirs === null || !outranks(theirs, role));
  const press = () => {
    if (state.sent !== null && state.sent.step !== "preparing") return void air.stop();
    ask(record !== null && !isMine ? "taken" : "start");
  };
  const stopOther = async () => {
    ask(null);
    const refused = other === null ? null : await air.stopOther(other.id);
    if (refused !== null) tellRefusal(refused);
  };
  const question = asked === "stop" && other === null ? null : asked;
  const rights = { mayBegin, mayStopOther };
  const acts = { asked: question, ask, press, stopOther, ...starting, ...waiting, ...shown };
  return { air, state, sent, record, other, ...rights, ...acts };
}

/** One for each visit; it ends with the room screen. */
function useAir(port: RoomPort): Air {
  const [air] = useState(() =>
    port.openAir((media, shapeReception) => new BroadcastAir({ port, media, shapeReception, createTone: airTone })),
  );
  useEffect(() => air.start(), [air]);
  return air;
}

function useStarting(port: RoomPort, air: Air, ask: (question: AirQuestion | null) => void) {
  const say = useTexts(broadcastTexts);
  const [isBeginning, setBeginning] = useState(false);
  const begin = async (plan: AirPlan) => {
    setBeginning(true);
    const refused = await air.begin(plan);
    setBeginning(false);
    if (refused === null) return ask(null);
    const { selfId, ...live } = port.live.getState();
    const now = airOf(live);
    // While somebody prepares there is no token yet; the record says who it is.
    if (now !== null && now.accountId !== selfId) return ask("taken");
    if (refused === "forbidden") return ask("hostsOnly");
    if (refused === "connectionFailed") showToast({ text: say("notReached"), kind: "bad" });
    else tellRefusal(refused);
  };
  return { begin, isBeginning };
}

/** How large another's picture is; none while nobody looks at the page. */
function useShown(air: Air, ofId: BroadcastId | null) {
  const isPhone = useMedia(PHONE);
  const [chosen, setChosen] = useState<{ size: AirSize; ofId: BroadcastId | null } | null>(null);
  // A full window was chosen for one broadcast and does not carry over to the next.
  const isOver = chosen?.size === "window" && chosen.ofId !== ofId;
  const size = chosen === null || isOver ? (isPhone ? "small" : "card") : chosen.size;
  useEffect(() => {
    const show = () => air.show(document.hidden ? "none" : size);
    show();
    document.addEventListener("visibilitychange", show);
    return () => document.removeEventListener("visibilitychange", show);
  }, [air, size]);
  return { size, setSize: (next: AirSize) => setChosen({ size: next, ofId }) };
}
