import { IconPlayerRecord } from "@tabler/icons-react";
import type { RoomAction } from "./roomAction.ts";

/** Records the room, ends that, and shows what was recorded. */
export const recordings: RoomAction = {
  id: "recordings",
  label: ({ isRecorded }) => (isRecorded ? "stopRecording" : "record"),
  icon: () => IconPlayerRecord,
  isOn: ({ isRecorded }) => isRecorded,
  run: ({ rights }, hands) => (rights.record ? () => hands.openRecordings() : null),
  places: ["bar", "phoneMore", "search"],
};
