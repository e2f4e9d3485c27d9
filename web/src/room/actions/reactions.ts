import { IconMoodSmile } from "@tabler/icons-react";
import type { RoomAction } from "./roomAction.ts";

/** Opens the reaction picker. */
export const reactions: RoomAction = {
  id: "reactions",
  label: () => "reactions",
  icon: () => IconMoodSmile,
  run: ({ rights }, hands) => (rights.react ? () => hands.toggleReactions() : null),
  key: "KeyE",
  places: ["bar", "phone"],
  draws: "reactions",
};
