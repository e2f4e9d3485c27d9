import { DEMO_SPACE_SLUG } from "@atrium/contract";
import { floorOf, spaceOf } from "@atrium/rules";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { z } from "zod";
import { readStored, writeStored } from "../../platform/storage.ts";
import type { Point } from "../map/camera.ts";
import type { RoomPort } from "../roomPort.ts";
import { airOf } from "../broadcast/airOf.ts";
import { useLive } from "../useLive.ts";
import type { RoomView } from "../useRoomView.ts";
import { pianoHeard, type PianoHeard } from "./pianoHeard.ts";
import { PianoSound } from "./pianoSound.ts";

const OFF_KEY = "piano-off";
const LOOK_EVERY_MS = 200;

/** The piano of the demo space, which plays for people who are alone. It is no person: no list or count has it. */
export interface PianoModel {
  place: Point;
  isOn: boolean;
  /** Somebody is near me: it waits. */
  isResting: boolean;
  toggle(): void;
}

/** Null where there is no piano. Whether it plays is kept on this device. */
export function usePiano(port: RoomPort, view: Pick<RoomView, "map" | "people" | "isAway">): PianoModel | null {
  const isDemo = useLive(port, ({ space }) => space !== null && spaceOf(space)?.slug === DEMO_SPACE_SLUG);
  const [isOn, setOn] = useState(() => readStored(OFF_KEY, z.boolean()) !== true);
  const floor = view.map?.floor.name ?? null;
  const place = isDemo && view.map?.roomType === "spatial" ? (floorOf(floor)?.piano ?? null) : null;
  // It does not play into a broadcast.
  const isOnAir = useLive(port, (live) => airOf(live)?.isActive === true);
  const isResting = useSound(port, { place, isOn: isOn && !view.isAway && !isOnAir, people: view.people });
  return useMemo(() => {
    if (place === null) return null;
    const toggle = () => {
      setOn(!isOn);
      writeStored(OFF_KEY, isOn);
    };
    return { place, isOn, isResting, toggle };
  }, [place, isOn, isResting]);
}

interface Playing {
  place: Point | null;
  isOn: boolean;
  people: RoomView["people"];
}

/** Plays at my distance's volume; returns whether it is pausing. */
function useSound(port: RoomPort, { place, isOn, people }: Playing): boolean {
  const [isResting, setResting] = useState(false);
  const hear = useEffectEvent((piano: Point): PianoHeard => {
    const at = ({ accountId }: { accountId: Playing["people"][number]["accountId"] }) =>
      port.positions.latest(accountId) ?? [];
    const [me] = people.filter((person) => person.isMe).flatMap(at);
    const others = people.filter((person) => !person.isMe).flatMap(at);
    return pianoHeard({ piano, me: me ?? null, others, isOn: isOn && !document.hidden });
  });
  useEffect(() => {
    if (place === null) return undefined;
    const sound = new PianoSound();
    const look = () => {
      const heard = hear(place);
      setResting(heard.isResting);
      sound.look(heard, port.speakerId());
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      sound.dispose();
    };
  }, [port, place]);
  return isResting;
}
