import { constants } from "@atrium/contract";
import { Notifications } from "@mantine/notifications";
import { ConfirmHost } from "./dialog/ConfirmHost.tsx";

/** Hosts toasts and the confirm dialog. Whatever was requested before they load is shown then. */
export function OverlayHosts() {
  return (
    <>
      <ConfirmHost />
      <Notifications
        position="bottom-center"
        // Over dialogs (200), under menus (300).
        zIndex={250}
        limit={3}
        autoClose={constants.ui.notificationMs}
        transitionDuration={constants.ui.modalMs}
      />
    </>
  );
}
