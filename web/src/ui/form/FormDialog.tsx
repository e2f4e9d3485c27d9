import { Button } from "@mantine/core";
import { createContext, use, type ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Dialog } from "../dialog/Dialog.tsx";
import { uiTexts } from "../texts.ts";
import styles from "./form.module.css";
import type { ActForm } from "./useActForm.ts";

/** How a form inside a dialog is given up. */
const Cancel = createContext<(() => void) | null>(null);

interface ActFormViewProps<Values extends Record<string, string>> {
  form: ActForm<Values>;
  /** The button's word. */
  act: string;
  /** Nothing to send until something differs. */
  waitsForChange?: boolean;
  /** Beside the buttons: what will happen. */
  note?: string;
  size?: "md" | "lg";
  children: ReactNode;
}

/** A form's fields, why it was refused, and its button; in a dialog also the way out. */
export function ActFormView<Values extends Record<string, string>>(props: ActFormViewProps<Values>) {
  const { form, act, waitsForChange = false, note, size = "md", children } = props;
  const say = useTexts(uiTexts);
  const cancel = use(Cancel);
  const send = (
    <Button type="submit" size={size} loading={form.busy} disabled={waitsForChange && !form.isChanged}>
      {act}
    </Button>
  );
  return (
    <form onSubmit={form.submit} noValidate className={styles["form"]}>
      {children}
      <p className={styles["problem"]} role="alert">
        {form.problem}
      </p>
      {cancel === null ? (
        send
      ) : (
        <div className={styles["footer"]}>
          <span className={styles["note"]}>{note}</span>
          <Button variant="secondary" onClick={cancel}>
            {say("cancel")}
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
  /** The form, a component of its own: it begins anew each time the dialog opens. */
  children: ReactNode;
}

/** A dialog around a form. */
export function FormDialog({ opened, onClose, title, size = 480, children }: FormDialogProps) {
  const say = useTexts(uiTexts);
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={size} closeLabel={say("close")}>
      <Cancel value={onClose}>{children}</Cancel>
    </Dialog>
  );
}
