import type { RoomElement } from "@atrium/contract";
import { useSyncExternalStore, useState, type ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { KINDS } from "./kinds.ts";
import { elementTexts } from "./texts.ts";
import { thingLabel } from "./thingName.ts";
import type { RoomElements } from "./useElements.ts";

interface ElementRowsProps {
  all: readonly RoomElement[];
  /** What can be done with one from the list. */
  actsOf(element: RoomElement): ReactNode;
}

/** The elements on the floor as rows of the room's list. */
export function ElementRows({ all, actsOf }: ElementRowsProps) {
  const say = useTexts(elementTexts);
  return all.map((element) => {
    const { Icon } = KINDS[element.data.type];
    return (
      <li key={element.id} data-line>
        <Icon size={18} stroke={1.75} aria-hidden />
        <b>{thingLabel(element, say)}</b>
        {actsOf(element)}
      </li>
    );
  });
}

/** All of them; re-rendered only when one has changed. */
export function useAllElements({ own }: Pick<RoomElements, "own">): readonly RoomElement[] {
  const [keep] = useState(() => {
    let kept: readonly RoomElement[] = [];
    return (now: readonly RoomElement[]) => {
      const isSame = now.length === kept.length && now.every((element, at) => element === kept[at]);
      return (kept = isSame ? kept : now);
    };
  });
  return useSyncExternalStore(own.watch, () => keep(own.all()));
}
