import type { Broadcast } from "@atrium/contract";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { showToast } from "../../ui/toast.tsx";
import { deviceNews } from "../notices/deviceNews.ts";
import type { RoomPort } from "../roomPort.ts";
import { roomTexts } from "../texts.ts";
import type { Air, AirEvent } from "./air.ts";
import { airOf } from "./airOf.ts";
import { broadcastTexts } from "./texts.ts";

interface NewsInput {
  air: Air;
  /** Somebody else's broadcast, on air. */
  other: Broadcast | null;
  /** Somebody else is on air or about to be. */
  isTaken: boolean;
  ask(question: "start"): void;
}

/** Toasts how my broadcast ended, device trouble in it, the end of another's, and to who waits that the air is free. */
export function useAirNews(port: RoomPort, { air, other, isTaken, ask }: NewsInput) {
  const [waits, setWaits] = useState(false);
  const say = useTexts(broadcastTexts);
  const sayRoom = useTexts(roomTexts);
  const tell = useEffectEvent((event: AirEvent) => {
    const toast = toastOf(event, { say, sayRoom });
    if (toast !== null) showToast(toast);
  });
  useEffect(() => air.onEvent((event) => tell(event)), [air]);
  const name = other?.name ?? null;
  const heard = useRef(name);
  const over = useEffectEvent((who: string) => {
    const live = port.live.getState();
    // The next broadcast has begun already, or I have left.
    if (airOf(live) !== null || live.space === null) return;
    if (!waits) return showToast({ text: say("isOver", { name: who }) });
    setWaits(false);
    showToast({ text: say("isFree", { name: who }), act: { label: say("start"), run: () => ask("start") } });
  });
  useEffect(() => {
    const before = heard.current;
    heard.current = name;
    if (before !== null && name === null) over(before);
  }, [name]);
  return { waits: waits && isTaken, wait: () => setWaits(true) };
}

interface Words {
  say: ReturnType<typeof useTexts<typeof broadcastTexts.entries>>;
  sayRoom: ReturnType<typeof useTexts<typeof roomTexts.entries>>;
}

function toastOf(event: AirEvent, { say, sayRoom }: Words): Parameters<typeof showToast>[0] | null {
  if (event.type === "stopped") return { text: say("stoppedBy", { name: event.byName }), kind: "bad" };
  if (event.type === "ended") return { text: say(event.why === "lost" ? "yoursLost" : "yoursEnded"), kind: "bad" };
  if (event.type !== "deviceRefused" || event.kind === "screen") return deviceNews(event, sayRoom, () => undefined);
  if (event.kind === "microphone" && event.reason === "undressed") return null;
  return { text: sayRoom(`${event.kind}_${event.reason}` as "camera_blocked"), kind: "bad" };
}
