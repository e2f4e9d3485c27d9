export type { RoomAddress } from "./useRoomAddress.ts";
export type { Outcome, RoomPort } from "./roomPort.ts";
export { DevicePanel } from "./devices/DevicePanel.tsx";
export { DeviceSettingsDialog } from "./devices/DeviceSettingsDialog.tsx";
export { OwnDevicesDialog } from "./devices/OwnDevicesDialog.tsx";
export { RoomScreen, type RoomScreenProps } from "./RoomScreen.tsx";
