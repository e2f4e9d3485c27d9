import { newId } from "@atrium/contract";
import { notifications } from "@mantine/notifications";
import { IconAlertCircle, IconCircleCheck, IconX } from "@tabler/icons-react";
import { useEffect, useRef, type FocusEvent } from "react";
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

/** There is one text to copy at a time, the last: they stay, and would leave no place for what goes by itself. */
const TO_COPY = "to-copy";

/** Shows a toast at the bottom of the page for five seconds; nothing if its host cannot be loaded. */
export function showToast(toast: Toast, wantPlace = wantOverlays): void {
  if (toast.toCopy !== undefined) notifications.hide(TO_COPY);
  const id = notifications.show({
    withCloseButton: false,
    withBorder: false,
    ...(toast.toCopy === undefined ? {} : { id: TO_COPY, autoClose: false }),
    radius: 16,
    ...(toast.staysMs !== undefined && { autoClose: toast.staysMs }),
    classNames: { root: styles["toast"] ?? "", body: styles["body"] ?? "", description: styles["message"] ?? "" },
    // Its own each time: a text that is shown anew takes the focus anew.
    message: <ToastBody key={newId()} toast={toast} onDone={() => notifications.hide(id)} />,
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
        <ToCopy words={toast.text} text={toCopy} onDone={onDone} />
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

interface ToCopyProps {
  words: string;
  text: string;
  onDone: () => void;
}

/**
 * All of it is selected at once, and again whenever somebody comes back to the field. Closed, it gives the focus back to
 * what it was taken from.
 */
function ToCopy({ words, text, onDone }: ToCopyProps) {
  const say = useTexts(uiTexts);
  const label = useRef<HTMLLabelElement>(null);
  const before = useRef<Element>(null);
  useEffect(() => {
    const field = label.current?.control ?? null;
    if (document.activeElement !== field) before.current = document.activeElement;
    field?.focus();
  }, []);
  const close = () => {
    onDone();
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  // An input would run its lines into one another.
  const Field = text.includes("\n") ? "textarea" : "input";
  return (
    <>
      <label ref={label} className={styles["toCopy"]}>
        {words}
        <Field readOnly value={text} onFocus={selectAll} />
      </label>
      <button type="button" className={styles["close"]} aria-label={say("close")} onClick={close}>
        <IconX size={18} aria-hidden />
      </button>
    </>
  );
}

const selectAll = ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => currentTarget.select();
