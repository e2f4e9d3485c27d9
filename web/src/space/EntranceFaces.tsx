import type { SpaceEntrance } from "@atrium/contract";
import type { CSSProperties } from "react";
import { Face } from "../ui/Face.tsx";
import styles from "./EntranceFaces.module.css";
import { peekFaces } from "./peekFaces.ts";

interface EntranceFacesProps {
  people: SpaceEntrance["people"];
  /** If no sound would come through, nobody is shown as speaking. */
  canHear: boolean;
}

/** The people inside lean over the card's edge, whoever speaks in the middle. */
export function EntranceFaces({ people, canHear }: EntranceFacesProps) {
  const faces = peekFaces(people);
  return (
    <div className={styles["peek"]} data-empty={faces.length === 0} aria-hidden>
      {faces.map(({ person, sizePixels, depth }, turn) => {
        const style: CSSProperties & Record<"--turn", string> = { "--turn": String(turn), zIndex: depth };
        return (
          <span
            key={person.accountId}
            className={styles["face"]}
            data-face={person.accountId}
            data-speaking={canHear && person.speaking}
            style={style}
          >
            <Face look={person} size={sizePixels} />
          </span>
        );
      })}
    </div>
  );
}
