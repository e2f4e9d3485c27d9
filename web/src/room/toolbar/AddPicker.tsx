import type { ReactNode } from "react";
import { RisingPopover } from "../../ui/RisingPopover.tsx";
import type { ActionModel } from "../actions/roomActions.ts";
import { ActionButton } from "./ActionButton.tsx";
import styles from "./toolbar.module.css";

export interface AddPickerProps {
  action: ActionModel;
  opened: boolean;
  setOpened: (opened: boolean) => void;
  panel: ReactNode;
}

/** *+* in the toolbar, and what it opens. */
export function AddPicker({ action, opened, setOpened, panel }: AddPickerProps) {
  return (
    <RisingPopover
      opened={opened}
      onChange={setOpened}
      offset={16}
      label={action.label}
      className={styles["pop"]}
      opener={<ActionButton action={action} />}
    >
      {panel}
    </RisingPopover>
  );
}
