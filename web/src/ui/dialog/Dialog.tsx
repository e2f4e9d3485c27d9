import { Modal, type ModalProps } from "@mantine/core";
import { memo, type ReactNode } from "react";
import { useFocusReturn } from "../focus/useFocusReturn.ts";
import { useDialogOrder } from "./useDialogOrder.ts";
import { useSheetGrip } from "./useSheetGrip.tsx";

interface DialogProps extends Omit<ModalProps, "styles" | "closeButtonProps"> {
  /** The label of the close button. */
  closeLabel: string;
}

/**
 * A modal: centred, or on the phone a bottom sheet that can be dragged down. Escape and a click outside close only the
 * topmost one. Without a title in its header it needs a `Modal.Title` further down.
 */
export function Dialog({ closeLabel, title, children, onClose, ...rest }: DialogProps) {
  useFocusReturn(rest.opened);
  const { zIndex, isUppermost } = useDialogOrder(rest.opened);
  const { grip, translate } = useSheetGrip(onClose);
  return (
    <Modal
      zIndex={zIndex}
      {...rest}
      onClose={onClose}
      closeOnEscape={isUppermost && rest.closeOnEscape !== false}
      returnFocus={false}
      title={title === undefined ? undefined : <Kept opened={rest.opened}>{title}</Kept>}
      closeButtonProps={{ "aria-label": closeLabel }}
      styles={{ content: { translate } }}
    >
      {grip}
      <Kept opened={rest.opened}>{children}</Kept>
    </Modal>
  );
}

/** While a dialog closes, its data may already be gone: it keeps showing the last content. */
const Kept = memo(
  ({ children }: { opened: boolean; children: ReactNode }) => children,
  (_before, { opened }) => !opened,
);
