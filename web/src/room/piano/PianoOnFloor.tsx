import { useState } from "react";
import type { Point } from "../map/camera.ts";
import { PianoMark } from "./PianoMark.tsx";
import type { PianoModel } from "./usePiano.ts";
import { WayToPiano } from "./WayToPiano.tsx";

interface PianoOnFloorProps {
  piano: PianoModel;
  /** Where I stand. */
  ownPlace: () => Point | null;
  isExplained: boolean;
  /** Draws the way to it, from where I stand. */
  showsWay: boolean;
}

/** The piano where it stands, and the way to it for somebody who has not walked yet. */
export function PianoOnFloor({ piano, ownPlace, isExplained, showsWay }: PianoOnFloorProps) {
  return (
    <>
      {showsWay ? <Way piano={piano} ownPlace={ownPlace} /> : null}
      <PianoMark piano={piano} isExplained={isExplained} />
    </>
  );
}

/** My first step removes the hint, so my position cannot change while it is shown. */
function Way({ piano, ownPlace }: Pick<PianoOnFloorProps, "piano" | "ownPlace">) {
  const [me] = useState(ownPlace);
  return me === null ? null : <WayToPiano me={me} piano={piano.place} />;
}
