import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import { tell } from "../../ui/tell.ts";
import type { Broadcasting } from "../broadcast/useBroadcast.ts";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";
import { keepChoice, readChoice, type CaptionChoice } from "./captionChoice.ts";
import { lostChanged, NO_CAPTIONS, withLine, type Captions } from "./captionLines.ts";
import { isHeardHere } from "./isHeardHere.ts";
import { offeredCaptions, type OfferedCaptions } from "./offeredCaptions.ts";
import { speaksHere } from "./speaksHere.ts";
import { useVoice } from "./useVoice.ts";

/** Captions as I read them. */
export interface RoomCaptions extends Captions {
  offered: OfferedCaptions;
  choice: CaptionChoice;
  choose(change: Partial<CaptionChoice>): void;
  /** I read them. */
  isOn: boolean;
  toggle(): void;
  /** The list of what was said is open. */
  isListed: boolean;
  list(isOpen: boolean): void;
}

/** Null where this installation has none. */
export function useCaptions(port: RoomPort, broadcast: Broadcasting): RoomCaptions | null {
  const [offered] = useState(offeredCaptions);
  const locale = useLocale();
  const [changed, setChanged] = useState<Partial<CaptionChoice>>({});
  const choice = useMemo(
    () => (offered === null ? null : { ...readChoice(offered, locale), ...changed }),
    [offered, locale, changed],
  );
  const [isWanted, want] = useState(false);
  const [isListed, list] = useState(false);
  useReading(port, isWanted ? (choice?.reads ?? null) : null);
  useVoice(port, broadcast, choice?.speaks ?? null);
  const captions = useLines(port, isWanted);
  if (offered === null || choice === null) return null;
  return {
    ...captions,
    offered,
    choice,
    choose(change) {
      keepChoice({ ...choice, ...change });
      setChanged((before) => ({ ...before, ...change }));
    },
    isOn: isWanted,
    toggle() {
      want(!isWanted);
      list(false);
    },
    isListed: isWanted && isListed,
    list,
  };
}

/** Tells the server what I read: in each room I come to, and again wherever it knows otherwise. */
function useReading(port: RoomPort, language: string | null): void {
  const known = useLive(
    port,
    ({ room, selfId }) => room?.snapshot.records.captionReader[selfId ?? ""]?.language ?? null,
  );
  const roomId = useLive(port, ({ room }) => room?.room.id ?? null);
  const isConnected = useLive(port, ({ link }) => link.state === "connected");
  const isTold = known === language;
  useEffect(() => {
    if (roomId !== null && isConnected && !isTold) tell(port.call("setCaptions", { language }));
  }, [port, roomId, isConnected, isTold, language]);
}

function useLines(port: RoomPort, isOn: boolean): Captions {
  const [captions, setCaptions] = useState(NO_CAPTIONS);
  const roomId = useLive(port, ({ room }) => room?.room.id ?? null);
  const [shownIn, setShownIn] = useState({ roomId, isOn });
  // What was said in another room, or before I turned them off, is not kept.
  if (shownIn.roomId !== roomId || shownIn.isOn !== isOn) {
    setShownIn({ roomId, isOn });
    setCaptions(NO_CAPTIONS);
  }
  const take = useEffectEvent((event: Parameters<Parameters<RoomPort["onLiveEvent"]>[0]>[0]) => {
    if (!isOn) return;
    if (event.type === "captionsLost") setCaptions((now) => lostChanged(now, event.accountId, event.isLost));
    if (event.type !== "caption") return;
    const { line } = event;
    if (isHeardHere(port.live.getState(), port.positions, line.accountId))
      setCaptions((now) => withLine(now, line, Date.now()));
  });
  useEffect(() => port.onLiveEvent((event) => take(event)), [port]);
  const lost = useLive(port, (live) => [...captions.lost].filter((accountId) => speaksHere(live, accountId)));
  return useMemo(() => ({ lines: captions.lines, lost: new Set(lost) }), [captions.lines, lost]);
}
