import { IconMoodSmile } from "@tabler/icons-react";
import type { RoomAction } from "./roomAction.ts";

/** Opens the picker, where a reaction is chosen. */
export const reactions: RoomAction = {
  id: "reactions",
  label: () => "reactions",
  icon: () => IconMoodSmile,
  run: ({ rights }, hands) => (rights.react ? () => hands.toggleReactions() : null),
  key: "KeyE",
  places: ["bar", "phone"],
  draws: "reactions",
};
