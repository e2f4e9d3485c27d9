import { useEffect, useMemo, useRef, type ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLostFocus } from "../../ui/focus/useLostFocus.ts";
import { firstNames } from "../people/firstNames.ts";
import { roomTexts } from "../texts.ts";
import { Bubble } from "./bubbles/Bubble.tsx";
import { Ground } from "./Ground.tsx";
import type { MapController } from "./mapController.ts";
import styles from "./roomMap.module.css";
import type { RoomMapModel } from "./roomMapModel.ts";
import { ScreenTile } from "./screens/ScreenTile.tsx";
import { usePointerAim } from "./usePointerAim.ts";
import { useMapGestures } from "./useMapGestures.ts";
import { useMapFrames } from "./useMapFrames.ts";

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
  /** What else stands on the floor, under the people. */
  things?: ReactNode;
}

/** The room seen from above. React says who is here; the controller moves them, once a frame and without React. */
export function RoomMap({ model, controller, insets, grey, point, expand, things }: RoomMapProps) {
  const say = useTexts(roomTexts);
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  useMapFrames(controller, root, insets);
  useMapGestures(controller, root);
  useLostFocus(root);
  const aim = usePointerAim(point);
  const first = useMemo(() => firstNames(model.people), [model.people]);
  useEffect(() => {
    controller.holdLayer(layer.current);
    return () => controller.holdLayer(null);
  }, [controller]);
  return (
    <div
      ref={root}
      className={styles["map"]}
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
        {model.screens.map((screen) => (
          <ScreenTile key={screen.accountId} screen={screen} hold={controller.holdTile} expand={expand} />
        ))}
        {model.people.map((person) => (
          <Bubble
            key={person.accountId}
            person={person}
            youText={say(person.waits ? "youWait" : "you")}
            firstName={first.get(person.accountId) ?? person.name}
            hold={controller.holdBubble}
          />
        ))}
      </div>
    </div>
  );
}
