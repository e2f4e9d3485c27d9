import { IconMicrophone, IconMicrophoneOff, IconVideo, IconVideoOff } from "@tabler/icons-react";
import type { DeviceRefusal, DeviceState } from "../../media/index.ts";
import type { RoomAction, RoomFacts } from "./roomAction.ts";

/** How a device's button stands. */
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

/** Neither on nor on its way. */
export const isOff = ({ state }: DeviceModel): boolean => !["on", "waiting", "starting"].includes(state);

const WORDS = {
  microphone: {
    on: "micOff",
    waiting: "micWaiting",
    off: "micOn",
    starting: "micStarting",
    refused: "micRefused",
    notAllowed: "micNotAllowed",
  },
  camera: {
    on: "camOff",
    waiting: "camWaiting",
    off: "camOn",
    starting: "camStarting",
    refused: "camRefused",
    notAllowed: "camNotAllowed",
  },
} as const;

export const microphone: RoomAction = {
  id: "microphone",
  label: (facts) => WORDS.microphone[deviceModel("microphone", facts).state],
  icon: (facts) => (isOff(deviceModel("microphone", facts)) ? IconMicrophoneOff : IconMicrophone),
  isOn: (facts) => deviceModel("microphone", facts).state === "on",
  run: ({ rights }, hands) => (rights.useMicrophone ? () => hands.toggleMicrophone() : null),
  whyNot: ({ rights }) => (rights.useMicrophone ? null : WORDS.microphone.notAllowed),
  key: "KeyM",
  places: ["devices", "phone", "search"],
  draws: "microphone",
};

export const camera: RoomAction = {
  id: "camera",
  label: (facts) => WORDS.camera[deviceModel("camera", facts).state],
  icon: (facts) => (isOff(deviceModel("camera", facts)) ? IconVideoOff : IconVideo),
  isOn: (facts) => deviceModel("camera", facts).state === "on",
  run: ({ rights }, hands) => (rights.useCamera ? () => hands.toggleCamera() : null),
  whyNot: ({ rights }) => (rights.useCamera ? null : WORDS.camera.notAllowed),
  key: "KeyV",
  places: ["devices", "phone", "search"],
  draws: "camera",
};
