import { Button } from "@mantine/core";
import { createContext, use, type ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Dialog } from "../dialog/Dialog.tsx";
import { uiTexts } from "../texts.ts";
import styles from "./form.module.css";
import type { ActForm } from "./useSendForm.ts";

/** Cancels a form inside a dialog. */
const Cancel = createContext<(() => void) | null>(null);

interface ActFormViewProps<Values extends Record<string, unknown>> {
  form: ActForm<Values>;
  /** The button's label. */
  act: string;
  /** Disabled until something has changed. */
  waitsForChange?: boolean;
  /** Something beside the fields is invalid and shows its own error. */
  isBlocked?: boolean;
  /** Beside the buttons: what will happen. */
  note?: string;
  size?: "md" | "lg";
  /** An icon before the button's label. */
  icon?: ReactNode;
  /** The button is as wide as the form. */
  isWide?: boolean;
  /** For a destructive action. */
  isDanger?: boolean;
  /** There is nothing to type or choose first. */
  hasFocus?: boolean;
  /** Another word than *Cancel*. */
  cancelWord?: string;
  /** Shown while the form is being sent. */
  busyNote?: string;
  children: ReactNode;
}

/** A form's fields, its refusal and its submit button; in a dialog also the cancel button. */
export function ActFormView<Values extends Record<string, unknown>>(props: ActFormViewProps<Values>) {
  const {
    form,
    act,
    waitsForChange = false,
    isBlocked = false,
    note,
    size = "md",
    icon = null,
    isWide = false,
    isDanger = false,
    hasFocus = false,
    cancelWord,
    busyNote,
    children,
  } = props;
  const say = useTexts(uiTexts);
  const cancel = use(Cancel);
  const send = (
    <Button
      type="submit"
      size={size}
      fullWidth={isWide}
      leftSection={icon}
      {...(isDanger ? { variant: "danger" } : {})}
      loading={form.busy}
      {...(hasFocus ? { "data-autofocus": true } : {})}
      disabled={isBlocked || (waitsForChange && !form.isChanged)}
    >
      {act}
    </Button>
  );
  return (
    <form onSubmit={form.submit} noValidate className={styles["form"]} data-wide={isWide}>
      {children}
      <p className={styles["problem"]} role="alert">
        {form.problem}
      </p>
      <span className="visually-hidden" role="status">
        {form.busy ? busyNote : null}
      </span>
      {cancel === null ? (
        send
      ) : (
        <div className={styles["footer"]}>
          <span className={styles["note"]}>{note}</span>
          <Button variant="secondary" onClick={cancel}>
            {cancelWord ?? say("cancel")}
          </Button>
          {send}
        </div>
      )}
    </form>
  );
}

interface FormDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  size?: number;
  /** On a phone as high as the window but 52 pixels, with its buttons at the bottom. */
  isTall?: boolean;
  /** A component of its own, so that the form is reset each time the dialog opens. */
  children: ReactNode;
}

/** A form in a dialog. */
export function FormDialog({ opened, onClose, title, size = 480, isTall = false, children }: FormDialogProps) {
  const say = useTexts(uiTexts);
  return (
    <Dialog
      {...{ opened, onClose, title, size }}
      closeLabel={say("close")}
      {...(isTall ? { classNames: { content: styles["tall"] ?? "", body: styles["tallBody"] ?? "" } } : {})}
    >
      <Cancel value={onClose}>{children}</Cancel>
    </Dialog>
  );
}
