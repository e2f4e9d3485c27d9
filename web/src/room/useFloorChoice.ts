import { useState } from "react";
import { z } from "zod";
import { readStored, writeStored } from "../platform/storage.ts";
import type { RoomPort } from "./roomPort.ts";
import type { RoomRights } from "./roomRights.ts";
import { useLive } from "./useLive.ts";

const TILES_KEY = "grid-view";
const LIST_KEY = "list-view";

/** Whether something replaces the floor. */
export interface FloorChoice {
  isShown: boolean;
  toggle(): void;
}

interface FloorChoices {
  /** Everybody as tiles. */
  grid: FloorChoice;
  /** Everybody as a list. */
  list: FloorChoice;
}

/**
 * How I view the room. My last choice holds in every room; without one, the room's default is used. The list takes
 * precedence over tiles.
 */
export function useFloorChoice(port: RoomPort, rights: RoomRights | null): FloorChoices {
  const [tiles, setTiles] = useKept(TILES_KEY);
  const [list, setList] = useKept(LIST_KEY);
  const byDefault = useLive(port, (live) => live.room?.room.gridViewByDefault ?? false);
  const isList = list === true;
  const isGrid = !isList && rights?.useGridView === true && (tiles ?? byDefault);
  return {
    grid: {
      isShown: isGrid,
      toggle() {
        setTiles(!isGrid);
        setList(false);
      },
    },
    list: { isShown: isList, toggle: () => setList(!isList) },
  };
}

function useKept(key: string) {
  const [value, setValue] = useState(() => readStored(key, z.boolean()));
  const keep = (next: boolean) => {
    setValue(next);
    writeStored(key, next);
  };
  return [value, keep] as const;
}
