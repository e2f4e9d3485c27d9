import type { SpaceEntrance } from "@atrium/contract";
import type { CSSProperties } from "react";
import { floorBlurUrl, floorUrl } from "../ui/artwork.ts";
import { Face } from "../ui/Face.tsx";
import styles from "./entrance.module.css";

type Measures = CSSProperties & Record<`--${string}`, string>;

/** The living room behind the card: its floor, its people where they stand, out of focus. */
export function EntranceBackdrop({ entrance }: { entrance: SpaceEntrance }) {
  const { room, people } = entrance;
  if (room === null) return <div className={styles["backdrop"]} />;
  const { size, bgImageUrl } = room;
  const blur = floorBlurUrl(bgImageUrl);
  const middle = middleOf(people, size);
  const measures: Measures = {
    "--w": `${size.w}px`,
    "--h": `${size.h}px`,
    "--cx": `${middle.x}px`,
    "--cy": `${middle.y}px`,
    ...(blur === null ? {} : { backgroundImage: `url(${blur})` }),
  };
  return (
    <div className={styles["backdrop"]} aria-hidden>
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
    </div>
  );
}

const placeOf = ([x, y]: [number, number]): Measures => ({ "--x": `${x}px`, "--y": `${y}px` });

/** Where people stand on average; the middle of the floor without any. */
function middleOf(people: SpaceEntrance["people"], size: { w: number; h: number }): { x: number; y: number } {
  const places = people.flatMap(({ pos }) => (pos === null ? [] : [pos]));
  if (places.length === 0) return { x: size.w / 2, y: size.h / 2 };
  const sum = places.reduce((total, [x, y]) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / places.length, y: sum.y / places.length };
}
