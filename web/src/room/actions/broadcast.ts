import { IconBroadcast } from "@tabler/icons-react";
import type { RoomAction } from "./roomAction.ts";

/** Speaks to every room: begins, ends, or says who does. */
export const broadcast: RoomAction = {
  id: "broadcast",
  label: ({ air }) => (air.isMine ? "stopBroadcast" : "broadcast"),
  icon: () => IconBroadcast,
  isOn: ({ air }) => air.isMine,
  run: ({ air }, hands) => (air.isMine || air.mayBegin ? () => hands.pressBroadcast() : null),
  places: ["bar", "phoneMore", "search"],
  onTone: "leave",
};
