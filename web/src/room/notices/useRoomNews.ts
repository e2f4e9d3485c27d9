import { useEffect, useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { wantOverlays } from "../../ui/overlays.ts";
import { showToast } from "../../ui/toast.tsx";
import type { DeviceRefusal, DeviceState } from "../../media/index.ts";
import { deviceNews } from "./deviceNews.ts";
import type { RoomPort } from "../roomPort.ts";
import { roomTexts } from "../texts.ts";

export interface RefusedDevice {
  kind: "microphone" | "camera";
  reason: DeviceRefusal;
}

/** How long the hint about speaking while muted stays. */
const HINT_MS = 6000;

/** Shows events as toasts; returns refused devices and the hint about speaking while muted, shown elsewhere. */
export function useRoomNews(port: RoomPort, openSettings: () => void) {
  const say = useTexts(roomTexts);
  const [refused, setRefused] = useState<RefusedDevice | null>(null);
  const [speaksMuted, setSpeaksMuted] = useState(false);
  // The news may be that the network is gone, and then no code could be loaded to show it.
  useEffect(() => void wantOverlays(), []);
  useEffect(
    () =>
      port.onLiveEvent((event) => {
        if (event.type === "roomClosed") showToast({ text: say("roomGone") });
        if (event.type !== "forceMuted") return;
        if (event.audio) showToast({ text: say("mutedBy", { name: event.byName }), kind: "bad" });
        if (event.video) showToast({ text: say("camOffBy", { name: event.byName }), kind: "bad" });
      }),
    [port, say],
  );
  useEffect(() => {
    let forget = 0;
    const undo = port.onMediaEvent((event) => {
      if (event.type === "deviceRefused" && event.kind !== "screen") {
        setRefused({ kind: event.kind, reason: event.reason });
        return;
      }
      if (event.type === "speaksWhileMuted") {
        setSpeaksMuted(true);
        clearTimeout(forget);
        forget = window.setTimeout(() => setSpeaksMuted(false), HINT_MS);
        return;
      }
      const news = deviceNews(event, say, openSettings);
      if (news !== null) showToast(news);
    });
    return () => {
      clearTimeout(forget);
      undo();
    };
  }, [port, say, openSettings]);
  useForgetOnceOn(port, refused, setRefused);
  return { refused, speaksMuted, forgetRefused: () => setRefused(null), forgetHint: () => setSpeaksMuted(false) };
}

/** A device that came on some other way needs no explanation any more. */
function useForgetOnceOn(port: RoomPort, refused: RefusedDevice | null, set: (refused: null) => void): void {
  useEffect(() => {
    if (refused === null) return undefined;
    return port.media.subscribe((media) => (isCaptured(media[refused.kind]) ? set(null) : undefined));
  }, [port, refused, set]);
}

const isCaptured = ({ state }: DeviceState): boolean => state === "on" || state === "waiting";
