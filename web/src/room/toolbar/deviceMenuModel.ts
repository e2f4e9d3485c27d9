import type { DeviceChoice, DeviceSettingsState } from "../../media/index.ts";

/** A menu that chooses one device of a kind and leads to all settings. */
export interface DeviceMenuModel {
  devices: readonly (DeviceChoice & { chosen: boolean; choose: () => void })[];
  /** Why there is nothing to choose from: no device, or none that the browser may name yet. */
  emptyBecause: "missing" | "unnamed" | null;
  /** Asks which devices there are; called as the menu opens. */
  refresh: () => void;
  openSettings: () => void;
}

interface DeviceMenuNeeds {
  choose(kind: "microphone" | "camera", deviceId: string): void;
  refresh(): void;
  openSettings(): void;
}

/** Devices without a name are left out: browsers name them only after permission, and "Device 1" helps nobody. */
export function deviceMenuModel(
  kind: "microphone" | "camera",
  state: DeviceSettingsState,
  needs: DeviceMenuNeeds,
): DeviceMenuModel {
  const choices = kind === "microphone" ? state.microphones : state.cameras;
  const chosenId = kind === "microphone" ? state.microphoneId : state.cameraId;
  const devices = choices
    .filter((choice) => choice.label !== "")
    .map((choice) => ({
      ...choice,
      chosen: choice.deviceId === chosenId,
      choose: () => needs.choose(kind, choice.deviceId),
    }));
  const emptyBecause = devices.length > 0 ? null : choices.length > 0 ? "unnamed" : "missing";
  return { devices, emptyBecause, refresh: () => needs.refresh(), openSettings: () => needs.openSettings() };
}
