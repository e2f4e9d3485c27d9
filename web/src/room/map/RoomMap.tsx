import { useMemo } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { firstNames } from "../people/firstNames.ts";
import { roomTexts } from "../texts.ts";
import { Bubble } from "./bubbles/Bubble.tsx";
import { MapFrame, type RoomMapProps } from "./MapFrame.tsx";
import { ScreenTile } from "./screens/ScreenTile.tsx";

/** The room seen from above. React says who is here; the controller moves them, once a frame and without React. */
export function RoomMap({ expand, placed, ...frame }: RoomMapProps) {
  const say = useTexts(roomTexts);
  const { model, controller } = frame;
  const first = useMemo(() => firstNames(model.people), [model.people]);
  return (
    <MapFrame {...frame}>
      {model.screens.map((screen) =>
        placed?.has(screen.accountId) === true ? null : (
          <ScreenTile key={screen.accountId} screen={screen} hold={controller.holdTile} expand={expand} />
        ),
      )}
      {model.people.map((person) => (
        <Bubble
          key={person.accountId}
          person={person}
          youText={say(person.waits ? "youWait" : "you")}
          firstName={first.get(person.accountId) ?? person.name}
          hold={controller.holdBubble}
        />
      ))}
    </MapFrame>
  );
}
