import type { Room, RoomId } from "@atrium/contract";
import { useState } from "react";
import { optionalDialog } from "../../ui/dialog/optionalDialog.tsx";
import type { SettingsPart } from "./RoomSettingsDialog.tsx";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";

const RoomSettingsDialog = optionalDialog(async () => (await import("./RoomSettingsDialog.tsx")).RoomSettingsDialog);

/** A room whose settings are to be open, and the part they begin with. */
export interface SettledRoom {
  roomId: RoomId;
  begin: SettingsPart;
}

interface ChangedRoomProps {
  port: Pick<RoomPort, "live">;
  changed: SettledRoom | null;
  close: () => void;
}

/** The settings of a room of this space, as everybody has them now. They close when the room is gone. */
export function ChangedRoom({ port, changed, close }: ChangedRoomProps) {
  const room = useLive(port, ({ space }) => (changed === null ? null : (space?.records.room[changed.roomId] ?? null)));
  const [shown, setShown] = useState<{ room: Room; begin: SettingsPart } | null>(null);
  // While the dialog closes it goes with the room it showed last.
  if (room !== null && changed !== null && (room !== shown?.room || changed.begin !== shown.begin))
    setShown({ room, begin: changed.begin });
  return shown === null ? null : (
    <RoomSettingsDialog
      key={`${shown.room.id} ${shown.begin}`}
      port={port}
      room={shown.room}
      begin={shown.begin}
      opened={room !== null}
      onClose={close}
    />
  );
}
