import { IconMicrophone, IconMicrophoneOff, IconVideo, IconVideoOff } from "@tabler/icons-react";
import type { DeviceRefusal, DeviceState } from "../../media/index.ts";
import type { RoomAction, RoomFacts } from "./roomAction.ts";

/** The state of a device's button. */
export interface DeviceModel {
  state: "on" | "waiting" | "off" | "starting" | "refused" | "notAllowed";
  refusal: DeviceRefusal | null;
}

export function deviceModel(kind: "microphone" | "camera", { rights, microphone, camera }: RoomFacts): DeviceModel {
  const isAllowed = kind === "microphone" ? rights.useMicrophone : rights.useCamera;
  const device: DeviceState = kind === "microphone" ? microphone : camera;
  if (!isAllowed) return { state: "notAllowed", refusal: null };
  if (device.state === "refused") return { state: "refused", refusal: device.reason };
  return { state: device.state, refusal: null };
}

/** Neither on nor starting. */
export const isOff = ({ state }: DeviceModel): boolean => !["on", "waiting", "starting"].includes(state);

const WORDS = {
  microphone: {
    on: "micOff",
    waiting: "micWaiting",
    off: "micOn",
    starting: "micStarting",
    refused: "micRefused",
    notAllowed: "micNotAllowed",
    held: "micHeld",
  },
  camera: {
    on: "camOff",
    waiting: "camWaiting",
    off: "camOn",
    starting: "camStarting",
    refused: "camRefused",
    notAllowed: "camNotAllowed",
    held: "camHeld",
  },
} as const;

/** People who wait behind the shield are told that it is only for a moment. */
function wordOf(kind: "microphone" | "camera", facts: RoomFacts) {
  const { state } = deviceModel(kind, facts);
  return WORDS[kind][state === "notAllowed" && facts.rights.isHeld ? "held" : state];
}

export const microphone: RoomAction = {
  id: "microphone",
  label: (facts) => wordOf("microphone", facts),
  icon: (facts) => (isOff(deviceModel("microphone", facts)) ? IconMicrophoneOff : IconMicrophone),
  isOn: (facts) => deviceModel("microphone", facts).state === "on",
  run: ({ rights }, hands) => (rights.useMicrophone ? () => hands.toggleMicrophone() : null),
  whyNot: (facts) => (facts.rights.useMicrophone ? null : wordOf("microphone", facts)),
  key: "KeyM",
  places: ["devices", "phone", "search"],
  draws: "microphone",
};

export const camera: RoomAction = {
  id: "camera",
  label: (facts) => wordOf("camera", facts),
  icon: (facts) => (isOff(deviceModel("camera", facts)) ? IconVideoOff : IconVideo),
  isOn: (facts) => deviceModel("camera", facts).state === "on",
  run: ({ rights }, hands) => (rights.useCamera ? () => hands.toggleCamera() : null),
  whyNot: (facts) => (facts.rights.useCamera ? null : wordOf("camera", facts)),
  key: "KeyV",
  places: ["devices", "phone", "search"],
  draws: "camera",
};
