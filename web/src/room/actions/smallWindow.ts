import { IconPictureInPicture } from "@tabler/icons-react";
import type { RoomAction } from "./roomAction.ts";

/** If the browser does not support it, the action is hidden. */
export const smallWindow: RoomAction = {
  id: "smallWindow",
  label: ({ hasSmallWindow }) => (hasSmallWindow === true ? "smallWindowOff" : "smallWindowOn"),
  icon: () => IconPictureInPicture,
  isOn: ({ hasSmallWindow }) => hasSmallWindow === true,
  run: ({ hasSmallWindow }, hands) => (hasSmallWindow === null ? null : () => hands.toggleSmallWindow()),
  key: "KeyP",
  places: ["bar", "search"],
};
