import type { RoomId } from "@atrium/contract";
import { createContext } from "react";

/** Enters a mentioned room; null where rooms cannot be entered. */
export const GoToRoom = createContext<((roomId: RoomId) => void) | null>(null);
