import { useEffect, useRef, type ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLostFocus } from "../../ui/focus/useLostFocus.ts";
import { roomTexts } from "../texts.ts";
import { Ground } from "./Ground.tsx";
import type { MapController } from "./mapController.ts";
import styles from "./roomMap.module.css";
import type { RoomMapModel } from "./roomMapModel.ts";
import { useMapFrames } from "./useMapFrames.ts";
import { useMapGestures } from "./useMapGestures.ts";
import { usePointerAim } from "./usePointerAim.ts";

export interface RoomMapProps {
  model: RoomMapModel;
  controller: MapController;
  /** Strips of the window covered by panels, in pixels. */
  insets: { left: number; right: number; top: number; bottom: number; panel: number };
  /** The connection is away: the room stands still in grey. */
  grey: boolean;
  /** Whom a resting mouse points at; null is nobody. */
  point: (accountId: RoomMapModel["people"][number]["accountId"] | null) => void;
  expand: (accountId: RoomMapModel["screens"][number]["accountId"]) => void;
  /** Whose shared screens stand there as things. */
  placed?: ReadonlySet<string>;
  /** What else stands on the floor, under the people. */
  things?: ReactNode;
}

interface MapFrameProps extends Omit<RoomMapProps, "expand" | "placed"> {
  className?: string;
  /** What moves on the floor, over the things. */
  children?: ReactNode;
}

/** A floor seen from above with what stands on it: window, gestures and frames are the same for all kinds of rooms. */
export function MapFrame({ model, controller, insets, grey, point, things, className, children }: MapFrameProps) {
  const say = useTexts(roomTexts);
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  useMapFrames(controller, root, insets);
  useMapGestures(controller, root);
  useLostFocus(root);
  const aim = usePointerAim(point);
  useEffect(() => {
    controller.holdLayer(layer.current);
    return () => controller.holdLayer(null);
  }, [controller]);
  return (
    <div
      ref={root}
      className={className === undefined ? styles["map"] : `${styles["map"]} ${className}`}
      tabIndex={0}
      role="application"
      aria-label={say("mapLabel")}
      onPointerOver={(event) => aim(event, "over")}
      onPointerMove={(event) => aim(event, "move")}
      onPointerLeave={() => point(null)}
      data-grey={grey}
      data-testid="room-map"
    >
      <Ground floor={model.floor} layer={controller.ground} />
      <div ref={layer} className={styles["layer"]}>
        {things}
        {children}
      </div>
    </div>
  );
}
