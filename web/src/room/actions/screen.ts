import { IconScreenShare, IconScreenShareOff } from "@tabler/icons-react";
import type { RoomAction, RoomFacts } from "./roomAction.ts";

/** Shared or starting: the next click ends it. */
const isWanted = ({ screen: state }: RoomFacts): boolean => state === "on" || state === "waiting";

export const screen: RoomAction = {
  id: "screen",
  label: (facts) => (isWanted(facts) ? "stopSharing" : "shareScreen"),
  icon: (facts) => (isWanted(facts) ? IconScreenShareOff : IconScreenShare),
  isOn: (facts) => facts.screen === "on",
  run: ({ rights, canShareScreen }, hands) =>
    rights.shareScreen && canShareScreen ? () => hands.toggleScreen() : null,
  places: ["bar", "phoneMore", "search"],
};
