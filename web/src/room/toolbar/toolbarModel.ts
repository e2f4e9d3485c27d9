import type { Emotion } from "@atrium/contract";
import type { DeviceRefusal, DeviceState, MediaState } from "../../media/index.ts";
import type { RoomRights } from "../roomRights.ts";

/** A device's button. `toggle` is null where the room does not allow it. */
export interface DeviceButtonModel {
  state: "on" | "off" | "starting" | "refused" | "notAllowed";
  refusal: DeviceRefusal | null;
  toggle: (() => void) | null;
}

/** The row of buttons at the bottom. What I may not do is null; its button is absent, or disabled with the reason. */
export interface ToolbarModel {
  microphone: DeviceButtonModel;
  camera: DeviceButtonModel;
  screen: { isOn: boolean; isStarting: boolean; toggle: () => void } | null;
  emotions: { send: (emotion: Emotion) => void } | null;
  megaphone: { isOn: boolean; toggle: () => void } | null;
  leave: () => void;
}

export interface ToolbarNeeds {
  toggleMicrophone(): void;
  toggleCamera(): void;
  toggleScreen(): void;
  sendEmotion(emotion: Emotion): void;
  setMegaphone(on: boolean): void;
  leave(): void;
}

export interface ToolbarInput {
  media: Pick<MediaState, "microphone" | "camera" | "screen">;
  rights: RoomRights;
  roomType: "spatial" | "stage" | "collaboration";
  hasMegaphone: boolean;
}

export function toolbarModel(input: ToolbarInput, needs: ToolbarNeeds): ToolbarModel {
  const { media, rights, hasMegaphone } = input;
  const screen = media.screen.state;
  return {
    microphone: deviceButton(media.microphone, rights.useMicrophone, () => needs.toggleMicrophone()),
    camera: deviceButton(media.camera, rights.useCamera, () => needs.toggleCamera()),
    screen: rights.shareScreen
      ? { isOn: screen === "on", isStarting: screen === "starting", toggle: () => needs.toggleScreen() }
      : null,
    emotions: rights.react ? { send: (emotion) => needs.sendEmotion(emotion) } : null,
    megaphone:
      rights.megaphone && input.roomType === "spatial"
        ? { isOn: hasMegaphone, toggle: () => needs.setMegaphone(!hasMegaphone) }
        : null,
    leave: () => needs.leave(),
  };
}

function deviceButton(device: DeviceState, allowed: boolean, toggle: () => void): DeviceButtonModel {
  if (!allowed) return { state: "notAllowed", refusal: null, toggle: null };
  if (device.state === "refused") return { state: "refused", refusal: device.reason, toggle };
  return { state: device.state, refusal: null, toggle };
}
