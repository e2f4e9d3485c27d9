import { useEffect } from "react";
import type { RoomPort } from "../roomPort.ts";
import { useLive, useMediaState } from "../useLive.ts";
import type { Broadcasting } from "../broadcast/useBroadcast.ts";

/**
 * My voice goes to the recogniser while it goes to people, and somebody here reads captions. On air it goes to all rooms,
 * of which this page does not know who reads: the server hears it only if somebody does.
 */
export function useVoice(port: RoomPort, broadcast: Pick<Broadcasting, "sent" | "air">, language: string | null): void {
  const isRead = useLive(port, ({ room }) => Object.keys(room?.snapshot.records.captionsOn ?? {}).length > 0);
  const isConnected = useLive(port, ({ link }) => link.state === "connected");
  const roomId = useLive(port, ({ room }) => room?.room.id ?? null);
  const ownId = useMediaState(port, ({ microphone }) =>
    microphone.state === "on" ? idOf(port.microphoneTrack()) : null,
  );
  const { sent, air } = broadcast;
  const isOnAir = sent?.microphone.state === "on" && sent.step === "on";
  const isMine = sent === null;
  const airId = isOnAir ? idOf(air.microphoneTrack()) : null;
  const trackId = isMine ? (isRead ? ownId : null) : airId;
  // Another track or room is another voice: a microphone that is opened anew, with or without noise, is the same device.
  const voice = isConnected && trackId !== null ? `${trackId} ${roomId}` : null;
  useEffect(() => {
    const track = voice !== null ? (isMine ? port.microphoneTrack() : air.microphoneTrack()) : null;
    if (track === null || language === null) return undefined;
    let stop: (() => void) | null = null;
    let isOver = false;
    void import("./sendVoice.ts").then(
      ({ sendVoice }) => {
        if (!isOver) stop = sendVoice(port, track, language);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [port, air, voice, isMine, language]);
}

const idOf = (track: MediaStreamTrack | null): string | null => track?.id ?? null;
