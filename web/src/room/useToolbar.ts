import { useStore } from "zustand";
import type { RoomPort } from "./roomPort.ts";
import { deviceMenuModel, type DeviceMenuModel } from "./toolbar/deviceMenuModel.ts";
import { toolbarModel, type ToolbarModel } from "./toolbar/toolbarModel.ts";
import { tell } from "./notices/useRoomNews.ts";
import type { RoomView } from "./useRoomView.ts";

interface Toolbar {
  model: ToolbarModel;
  menus: { microphone: DeviceMenuModel; camera: DeviceMenuModel };
}

/** The toolbar of where I am; null until I am somewhere. */
export function useToolbar(port: RoomPort, view: RoomView, openSettings: () => void): Toolbar | null {
  const devices = useStore(port.deviceSettings.state);
  const { rights, me } = view;
  const room = view.live.room?.room;
  if (rights === null || me === null || room === undefined) return null;
  const model = toolbarModel(
    { media: view.media, rights, roomType: room.type, hasMegaphone: me.hasMegaphone },
    {
      toggleMicrophone: () => void port.toggleMicrophone(),
      toggleCamera: () => void port.toggleCamera(),
      toggleScreen: () => void port.toggleScreen(),
      sendEmotion: (emotion) => tell(port.sendEmotion(emotion)),
      setMegaphone: (on) => tell(port.setMegaphone(on)),
      leave: () => port.leave(),
    },
  );
  const needs = {
    choose: (kind: "microphone" | "camera", deviceId: string) => void port.deviceSettings.choose(kind, deviceId),
    refresh: () => port.deviceSettings.refresh(),
    openSettings,
  };
  const menus = {
    microphone: deviceMenuModel("microphone", devices, needs),
    camera: deviceMenuModel("camera", devices, needs),
  };
  return { model, menus };
}
