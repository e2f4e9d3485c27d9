import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { ownDevices } from "../../media/index.ts";
import { DeviceSettingsDialog } from "./DeviceSettingsDialog.tsx";

/**
 * The device settings outside of any space. No device is opened before the dialog, and all are released when it closes.
 */
export function OwnDevicesDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return opened ? createPortal(<Open onClose={onClose} />, document.body) : null;
}

function Open({ onClose }: { onClose: () => void }) {
  const [devices, setDevices] = useState<ReturnType<typeof ownDevices> | null>(null);
  useEffect(() => {
    const opened = ownDevices();
    let isGone = false;
    // Strict mode creates two; the first one is gone by then.
    queueMicrotask(() => (isGone ? undefined : setDevices(opened)));
    return () => {
      isGone = true;
      opened.letGo();
    };
  }, []);
  return devices === null ? null : <DeviceSettingsDialog settings={devices.settings} opened close={onClose} />;
}
