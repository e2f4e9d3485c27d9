import type { ErrorCode, RoomId } from "@atrium/contract";
import { useCallback } from "react";
import { tellRefusal } from "../ui/tell.ts";
import { roomRow, type RoomRowModel } from "./panel/roomsPanelModel.ts";
import type { RoomPort } from "./roomPort.ts";
import type { RoomView } from "./useRoomView.ts";

interface EnterInput {
  view: Pick<RoomView, "roomId" | "me">;
  /** Asks for a room's password. */
  ask: (room: RoomRowModel) => void;
  /** Asks first if something would be lost by leaving. */
  mayGo: () => Promise<boolean>;
}

/** `asking`: the password is being asked for; the result comes later. */
export type EnterOutcome = "in" | "asking" | "refused";

/** Enters a room; asks for its password if it has one, even if it was set after the list was rendered. */
export function useEnterRoom(
  port: RoomPort,
  { view, ask, mayGo }: EnterInput,
): (roomId: RoomId) => Promise<EnterOutcome> {
  const { roomId: currentRoomId } = view;
  const myRole = view.me?.role ?? null;
  return useCallback(
    async (roomId) => {
      const askFor = (row: RoomRowModel): EnterOutcome => {
        ask(row);
        return "asking";
      };
      const { space } = port.live.getState();
      const row = space === null || myRole === null ? null : roomRow(space, roomId, { currentRoomId, myRole });
      if (row === null) return refuse("roomNotFound");
      if (row.isCurrent) return "in";
      if (!(await mayGo())) return "refused";
      if (row.asksPassword) return askFor(row);
      const outcome = await port.enterRoom(roomId);
      if (outcome.ok) return "in";
      return outcome.code === "invalidPassword" ? askFor(row) : refuse(outcome.code);
    },
    [port, currentRoomId, myRole, ask, mayGo],
  );
}

function refuse(code: ErrorCode): EnterOutcome {
  tellRefusal(code);
  return "refused";
}
