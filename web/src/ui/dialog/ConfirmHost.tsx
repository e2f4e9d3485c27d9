import { Button } from "@mantine/core";
import { useStore } from "zustand";
import { asked } from "./asked.ts";
import styles from "./dialog.module.css";
import { Dialog } from "./Dialog.tsx";

/** Renders the one confirm dialog. */
export function ConfirmHost() {
  const current = useStore(asked, (state) => state.current);
  const question = current?.question;
  return (
    <Dialog
      opened={current !== null}
      onClose={() => current?.answer(false)}
      title={question?.title ?? null}
      size={480}
      closeLabel={question?.cancel ?? ""}
    >
      <div className={styles["text"]}>{question?.text}</div>
      <div className={styles["footer"]}>
        <Button variant="secondary" onClick={() => current?.answer(false)}>
          {question?.cancel}
        </Button>
        <Button
          variant={question?.danger === true ? "danger" : "primary"}
          onClick={() => current?.answer(true)}
          data-autofocus
        >
          {question?.act}
        </Button>
      </div>
    </Dialog>
  );
}
