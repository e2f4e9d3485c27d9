import type { SpaceEntrance } from "@atrium/contract";
import type { CSSProperties } from "react";
import { floorBlurUrl, floorUrl } from "../ui/artwork.ts";
import { Face } from "../ui/Face.tsx";
import { middleOf, middleOfLargestGroup } from "./backdropPlace.ts";
import styles from "./EntranceBackdrop.module.css";

type Measures = CSSProperties & Record<`--${string}`, string>;

/** The living room behind the card: its floor, its people where they stand, out of focus. */
export function EntranceBackdrop({ entrance }: { entrance: SpaceEntrance }) {
  const { room, people, backgroundUrl, brightness } = entrance;
  const light: Measures = { "--light": `${brightness / 100}` };
  if (backgroundUrl !== null)
    return (
      <div className={styles["backdrop"]} style={light} aria-hidden>
        <img className={styles["picture"]} src={floorUrl(backgroundUrl) ?? undefined} alt="" />
      </div>
    );
  if (room === null) return <div className={styles["backdrop"]} />;
  const { size, bgImageUrl } = room;
  const blur = floorBlurUrl(bgImageUrl);
  const places = people.flatMap(({ pos }) => (pos === null ? [] : [pos]));
  const centre = [size.w / 2, size.h / 2] as const;
  const [x, y] = middleOf(places) ?? centre;
  const [groupX, groupY] = middleOfLargestGroup(places) ?? centre;
  const measures: Measures = {
    "--w": `${size.w}px`,
    "--h": `${size.h}px`,
    "--cx": `${x}px`,
    "--cy": `${y}px`,
    "--group-x": `${groupX}px`,
    "--group-y": `${groupY}px`,
    ...(blur === null ? {} : { backgroundImage: `url(${blur})` }),
  };
  return (
    <div className={styles["backdrop"]} style={light} aria-hidden>
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
