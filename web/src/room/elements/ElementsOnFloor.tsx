import { useTexts } from "../../platform/i18n/texts.ts";
import type { MapController } from "../map/mapController.ts";
import { CarriedGhost } from "./CarriedGhost.tsx";
import styles from "./elements.module.css";
import { FloorElement, type FloorElementProps } from "./FloorElement.tsx";
import { GroupFrame } from "./GroupFrame.tsx";
import { Guides } from "./Guides.tsx";
import { LassoFrame } from "./LassoFrame.tsx";
import { elementTexts } from "./texts.ts";
import type { RoomElements } from "./useElements.ts";
import { useElementIds } from "./useSeen.ts";

interface ElementsOnFloorProps {
  elements: RoomElements;
  controller: MapController;
  /** On a phone the toolbar is a separate sheet. */
  isPhone: boolean;
  /** Shows somebody's shared screen over the whole window. */
  expand: FloorElementProps["expand"];
}

/** All elements on the floor, below the people; each is rendered separately, so that a change re-renders only one. */
export function ElementsOnFloor({ elements, controller, isPhone, expand }: ElementsOnFloorProps) {
  const say = useTexts(elementTexts);
  const ids = useElementIds(elements);
  return (
    <>
      {ids.length === 0 ? null : (
        <div className={styles["things"]} role="list" aria-label={say("things")}>
          {ids.map((id) => (
            <FloorElement
              key={id}
              id={id}
              elements={elements}
              bearings={controller.bearings}
              isPhone={isPhone}
              tie={controller.tiles.tie}
              expand={expand}
            />
          ))}
        </div>
      )}
      <GroupFrame elements={elements} bearings={controller.bearings} isPhone={isPhone} />
      <LassoFrame elements={elements} />
      <Guides elements={elements} />
      <CarriedGhost elements={elements} />
    </>
  );
}
