import { notifications } from "@mantine/notifications";
import { IconAlertCircle, IconCircleCheck, IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTexts } from "../platform/i18n/texts.ts";
import { wantOverlays } from "./overlays.ts";
import { uiTexts } from "./texts.ts";
import styles from "./toast.module.css";

export interface Toast {
  text: string;
  kind?: "good" | "bad";
  /** One action, such as undo. The toast closes once it is done. */
  act?: { label: string; run: () => void };
  /** A text to be copied by hand, in a field with all of it selected. The toast stays until it is closed. */
  toCopy?: string;
  /** How long it stays, where that is not five seconds. */
  staysMs?: number;
}

/** Shows a toast at the bottom of the page for five seconds; nothing if its host cannot be loaded. */
export function showToast(toast: Toast, wantPlace = wantOverlays): void {
  const id = notifications.show({
    withCloseButton: false,
    withBorder: false,
    ...(toast.toCopy === undefined ? {} : { autoClose: false }),
    radius: 16,
    ...(toast.staysMs !== undefined && { autoClose: toast.staysMs }),
    classNames: { root: styles["toast"] ?? "", body: styles["body"] ?? "", description: styles["message"] ?? "" },
    message: <ToastBody toast={toast} onDone={() => notifications.hide(id)} />,
  });
  // Kept in the queue, it would be shown with the next one, long after it was true.
  void wantPlace().then((isThere) => (isThere ? undefined : notifications.hide(id)));
}

function ToastBody({ toast, onDone }: { toast: Toast; onDone: () => void }) {
  const { act, toCopy } = toast;
  return (
    <>
      {toast.kind === "bad" ? (
        <IconAlertCircle className={styles["bad"]} size={18} aria-hidden />
      ) : (
        <IconCircleCheck className={styles["good"]} size={18} aria-hidden />
      )}
      {toCopy === undefined ? (
        <span className={styles["text"]}>{toast.text}</span>
      ) : (
        <ToCopy label={toast.text} text={toCopy} onDone={onDone} />
      )}
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

/** All of it is selected at once, and again whenever somebody comes back to the field. */
function ToCopy({ label, text, onDone }: { label: string; text: string; onDone: () => void }) {
  const say = useTexts(uiTexts);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <label className={styles["toCopy"]}>
        {label}
        <input ref={field} readOnly value={text} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <button type="button" className={styles["close"]} aria-label={say("close")} onClick={onDone}>
        <IconX size={18} aria-hidden />
      </button>
    </>
  );
}
