import type { SpaceEntrance } from "@atrium/contract";
import { useEffect, useRef, useState } from "react";
import { useTitle } from "../platform/useTitle.ts";
import { EntranceBackdrop } from "./EntranceBackdrop.tsx";
import { EntranceCard, type EntranceCardProps } from "./EntranceCard.tsx";
import styles from "./Entrance.module.css";
import { flyFaces } from "./flyFaces.ts";
import type { SpaceScreenModel } from "./spaceScreenModel.ts";

/** Duration of the card's drop while the room comes into focus. */
const FAREWELL_MS = 420;

interface EntranceProps extends Pick<
  EntranceCardProps,
  | "rememberedName"
  | "rememberedAbout"
  | "broughtPassword"
  | "email"
  | "devices"
  | "startsChecking"
  | "sound"
  | "checkSoundAgain"
  | "warmUp"
  | "enter"
> {
  model: Extract<SpaceScreenModel, { screen: "entrance" | "room" }>;
}

/** The card over the blurred room; once inside it drops away while the room comes into focus. */
export function Entrance({ model, ...card }: EntranceProps) {
  const isLeaving = model.screen === "room";
  const stage = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState(false);
  const [shown, setShown] = useState<SpaceEntrance | null>(model.entrance);
  if (model.screen === "entrance" && model.entrance !== shown) setShown(model.entrance);
  useTitle(model.entrance?.name ?? null);
  useEffect(() => {
    if (!isLeaving) return undefined;
    // In the second frame: in the first one the room has placed everybody.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => (stage.current === null ? undefined : flyFaces(stage.current)));
    });
    const timer = setTimeout(() => setGone(true), FAREWELL_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isLeaving]);
  if (shown === null || (isLeaving && gone)) return null;
  return (
    <div ref={stage} className={styles["entrance"]} data-leaving={isLeaving} inert={isLeaving}>
      <EntranceBackdrop entrance={shown} />
      <div className={styles["veil"]} />
      <EntranceCard
        {...card}
        entrance={shown}
        isEntering={isLeaving || model.isEntering}
        wrongPassword={model.screen === "entrance" && model.wrongPassword}
        tries={model.screen === "entrance" ? model.tries : null}
        keepsTrying={model.screen === "entrance" && model.keepsTrying}
        problem={model.screen === "entrance" ? model.problem : null}
      />
    </div>
  );
}
