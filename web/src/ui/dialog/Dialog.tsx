import { Modal, type ModalProps } from "@mantine/core";
import { memo, type ReactNode } from "react";
import { useFocusReturn } from "../focus/useFocusReturn.ts";
import { useIsUppermost } from "./useIsUppermost.ts";
import { useSheetGrip } from "./useSheetGrip.tsx";

interface DialogProps extends Omit<ModalProps, "styles" | "closeButtonProps"> {
  /** What the closing cross is called. */
  closeLabel: string;
}

/**
 * A modal: centred, or on the phone a sheet from below that a finger drags away. Escape and a click outside close it,
 * of several the uppermost alone. One without a title in its head names itself by a `Modal.Title` further down.
 */
export function Dialog({ closeLabel, title, children, onClose, ...rest }: DialogProps) {
  useFocusReturn(rest.opened);
  const isUppermost = useIsUppermost(rest.opened);
  const { grip, translate } = useSheetGrip(onClose);
  return (
    <Modal
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

/** While a dialog closes, what it was about may be gone already: it goes with what it showed last. */
const Kept = memo(
  ({ children }: { opened: boolean; children: ReactNode }) => children,
  (_before, { opened }) => !opened,
);
