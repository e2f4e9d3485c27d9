import { useState } from "react";
import { z } from "zod";
import { readStored, writeStored } from "../../platform/storage.ts";
import type { RoomPort } from "../roomPort.ts";
import type { RoomRights } from "../roomRights.ts";
import { useLive } from "../useLive.ts";

const SHOWN_KEY = "grid-view";

/** Whether I see everybody as tiles, in place of the floor. */
export interface GridChoice {
  isShown: boolean;
  toggle(): void;
}

/** What I chose last holds in every room; who has never chosen sees what the room begins with. */
export function useGridChoice(port: RoomPort, rights: RoomRights | null): GridChoice {
  const [chosen, setChosen] = useState(() => readStored(SHOWN_KEY, z.boolean()));
  const byDefault = useLive(port, (live) => live.room?.room.gridViewByDefault ?? false);
  const isShown = rights?.useGridView === true && (chosen ?? byDefault);
  return {
    isShown,
    toggle() {
      setChosen(!isShown);
      writeStored(SHOWN_KEY, !isShown);
    },
  };
}
