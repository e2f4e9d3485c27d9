import { IconPlus } from "@tabler/icons-react";
import type { RoomAction } from "./roomAction.ts";

/** Opens the menu of elements to add. */
export const add: RoomAction = {
  id: "add",
  label: () => "add",
  icon: () => IconPlus,
  run: ({ rights }, hands) => (rights.addElements ? () => hands.toggleAdding() : null),
  key: "KeyN",
  places: ["bar", "phoneMore", "search"],
  draws: "add",
};
