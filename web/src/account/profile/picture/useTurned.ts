import { useEffect, useRef, useState } from "react";
import { mirrored, turnedLeft, turnPicture, UNTURNED, type Turned } from "../../../ui/crop/turnPicture.ts";
import type { PickedPicture } from "./pickPicture.ts";

/** A picked picture, rotated and mirrored; always computed from the original, so quality is not lost. */
export function useTurned(picked: PickedPicture) {
  const [{ how, shown }, setTurned] = useState<{ how: Turned; shown: PickedPicture }>({ how: UNTURNED, shown: picked });
  const underWay = useRef(false);
  useEffect(() => () => (shown === picked ? undefined : URL.revokeObjectURL(shown.url)), [shown, picked]);
  const turn = async (next: Turned) => {
    if (underWay.current) return;
    underWay.current = true;
    const isAsPicked = next.quarters === 0 && !next.isMirrored;
    const turned = isAsPicked ? picked : await turnPicture(picked, next);
    underWay.current = false;
    if (turned !== null) setTurned({ how: next, shown: turned });
  };
  return { shown, turnLeft: () => void turn(turnedLeft(how)), mirror: () => void turn(mirrored(how)) };
}
