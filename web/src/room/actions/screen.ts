import { IconScreenShare, IconScreenShareOff } from "@tabler/icons-react";
import type { RoomAction } from "./roomAction.ts";

export const screen: RoomAction = {
  id: "screen",
  label: (facts) => (facts.screen === "on" ? "stopSharing" : "shareScreen"),
  icon: (facts) => (facts.screen === "on" ? IconScreenShareOff : IconScreenShare),
  isOn: (facts) => facts.screen === "on",
  run: ({ rights, canShareScreen }, hands) =>
    rights.shareScreen && canShareScreen ? () => hands.toggleScreen() : null,
  places: ["bar", "phoneMore", "search"],
};
