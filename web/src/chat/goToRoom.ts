import type { RoomId } from "@atrium/contract";
import { createContext } from "react";

/** Goes to a room that a message mentions; null where no room can be gone to. */
export const GoToRoom = createContext<((roomId: RoomId) => void) | null>(null);
