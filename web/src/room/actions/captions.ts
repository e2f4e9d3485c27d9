import { IconBadgeCc } from "@tabler/icons-react";
import type { RoomAction } from "./roomAction.ts";

/** What people say, as text. */
export const captions: RoomAction = {
  id: "captions",
  label: (facts) => (facts.captions?.isOn === true ? "captionsOff" : "captionsOn"),
  icon: () => IconBadgeCc,
  isOn: (facts) => facts.captions?.isOn === true,
  run: (facts, hands) => (facts.captions === null ? null : () => hands.toggleCaptions()),
  key: "KeyT",
  places: ["bar", "phoneMore", "search"],
};
