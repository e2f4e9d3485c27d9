import { IconSpeakerphone } from "@tabler/icons-react";
import type { RoomAction } from "./roomAction.ts";

export const megaphone: RoomAction = {
  id: "megaphone",
  label: ({ hasMegaphone }) => (hasMegaphone ? "megaphoneOff" : "megaphoneOn"),
  icon: () => IconSpeakerphone,
  isOn: ({ hasMegaphone }) => hasMegaphone,
  run: ({ rights, hasMegaphone }, hands) => (rights.megaphone ? () => hands.setMegaphone(!hasMegaphone) : null),
  places: ["bar", "phoneMore", "search"],
};
