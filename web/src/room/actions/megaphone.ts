import { IconSpeakerphone } from "@tabler/icons-react";
import type { RoomAction } from "./roomAction.ts";

export const megaphone: RoomAction = {
  id: "megaphone",
  label: ({ hasMegaphone, rights }) =>
    hasMegaphone ? "megaphoneOff" : rights.megaphoneFrom === null ? "megaphoneOn" : "megaphoneFrom",
  icon: () => IconSpeakerphone,
  isOn: ({ hasMegaphone }) => hasMegaphone,
  run({ rights, hasMegaphone }, hands) {
    if (!rights.megaphone) return null;
    return () => (rights.megaphoneFrom === null ? hands.setMegaphone(!hasMegaphone) : hands.showNoMegaphone());
  },
  places: ["bar", "phoneMore", "search"],
};
