import { notifications } from "@mantine/notifications";
import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import { wantOverlays } from "./overlays.ts";
import styles from "./toast.module.css";

export interface Toast {
  text: string;
  kind?: "good" | "bad";
  /** One action, such as undo. The toast closes once it is done. */
  act?: { label: string; run: () => void };
}

/** Shows a toast at the bottom of the page for five seconds; nothing if its host cannot be loaded. */
export function showToast(toast: Toast, wantPlace = wantOverlays): void {
  const id = notifications.show({
    withCloseButton: false,
    withBorder: false,
    radius: 16,
    classNames: { root: styles["toast"] ?? "", body: styles["body"] ?? "", description: styles["message"] ?? "" },
    message: <ToastBody toast={toast} onDone={() => notifications.hide(id)} />,
  });
  // Kept in the queue, it would be shown with the next one, long after it was true.
  void wantPlace().then((isThere) => (isThere ? undefined : notifications.hide(id)));
}

function ToastBody({ toast, onDone }: { toast: Toast; onDone: () => void }) {
  const { act } = toast;
  return (
    <>
      {toast.kind === "bad" ? (
        <IconAlertCircle className={styles["bad"]} size={18} aria-hidden />
      ) : (
        <IconCircleCheck className={styles["good"]} size={18} aria-hidden />
      )}
      <span className={styles["text"]}>{toast.text}</span>
      {act === undefined ? null : (
        <>
          <span className={styles["line"]} />
          <button
            type="button"
            className={styles["act"]}
            onClick={() => {
              act.run();
              onDone();
            }}
          >
            {act.label}
          </button>
        </>
      )}
    </>
  );
}
