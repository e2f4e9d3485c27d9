import type { Room, RoomId } from "@atrium/contract";
import { useState } from "react";
import { optionalDialog } from "../../ui/dialog/optionalDialog.tsx";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";

const RoomSettingsDialog = optionalDialog(async () => (await import("./RoomSettingsDialog.tsx")).RoomSettingsDialog);

interface ChangedRoomProps {
  port: Pick<RoomPort, "live">;
  roomId: RoomId | null;
  close: () => void;
}

/** The settings of a room of this space, as everybody has them now. They close when the room is gone. */
export function ChangedRoom({ port, roomId, close }: ChangedRoomProps) {
  const room = useLive(port, ({ space }) => (roomId === null ? null : (space?.records.room[roomId] ?? null)));
  const [shown, setShown] = useState<Room | null>(null);
  // While the dialog closes it goes with the room it showed last.
  if (room !== null && room !== shown) setShown(room);
  return shown === null ? null : (
    <RoomSettingsDialog key={shown.id} room={shown} opened={room !== null} onClose={close} />
  );
}
