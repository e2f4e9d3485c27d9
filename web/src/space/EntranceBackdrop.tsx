import type { SpaceEntrance } from "@atrium/contract";
import { useState, type CSSProperties } from "react";
import { useWindowSize } from "../platform/useWindowSize.ts";
import { floorBlurUrl, floorUrl } from "../ui/artwork.ts";
import { Face } from "../ui/Face.tsx";
import { placeFloor, type FloorPlace } from "./backdropPlace.ts";
import styles from "./EntranceBackdrop.module.css";

type Measures = CSSProperties & Record<`--${string}`, string>;

/** The live room behind the card: its floor and its people, out of focus. */
export function EntranceBackdrop({ entrance }: { entrance: SpaceEntrance }) {
  const { room, people, backgroundUrl, brightness } = entrance;
  const light: Measures = { "--light": `${brightness / 100}` };
  if (backgroundUrl !== null)
    return (
      <div className={styles["backdrop"]} style={light} aria-hidden>
        <img className={styles["picture"]} src={floorUrl(backgroundUrl) ?? undefined} alt="" />
      </div>
    );
  return (
    <div className={styles["backdrop"]} style={light} aria-hidden>
      {room === null ? null : <Floor room={room} people={people} />}
    </div>
  );
}

type FloorProps = { room: NonNullable<SpaceEntrance["room"]>; people: SpaceEntrance["people"] };

function Floor({ room: { size, bgImageUrl }, people }: FloorProps) {
  const blur = floorBlurUrl(bgImageUrl);
  const places = people.flatMap(({ pos }) => (pos === null ? [] : [pos]));
  const { left, top, scale } = useFloorPlace(size, places);
  const measures: Measures = {
    "--s": `${scale}`,
    left: `${left}px`,
    top: `${top}px`,
    width: `${scale * size.w}px`,
    height: `${scale * size.h}px`,
    ...(blur === null ? {} : { backgroundImage: `url(${blur})` }),
  };
  return (
    <div className={styles["floor"]} style={measures}>
      <img src={floorUrl(bgImageUrl) ?? undefined} alt="" />
      {people.map((person) =>
        person.pos === null ? null : (
          <span
            key={person.accountId}
            className={styles["person"]}
            data-place={person.accountId}
            data-speaking={person.speaking}
            style={placeOf(person.pos)}
          >
            <Face look={person} />
          </span>
        ),
      )}
    </div>
  );
}

/** The floor's current position, which stays while enough people are visible. */
function useFloorPlace(floor: { w: number; h: number }, people: readonly (readonly [number, number])[]): FloorPlace {
  const window = useWindowSize();
  const [before, setBefore] = useState<FloorPlace | null>(null);
  const place = placeFloor({ window, floor, people, before });
  const isSame = before?.left === place.left && before.top === place.top && before.scale === place.scale;
  if (!isSame) setBefore(place);
  return place;
}

const placeOf = ([x, y]: [number, number]): Measures => ({ "--x": `${x}px`, "--y": `${y}px` });
