import { Popover } from "@mantine/core";
import type { ReactElement, ReactNode } from "react";

interface RisingPopoverProps {
  opened: boolean;
  onChange: (opened: boolean) => void;
  /** The button under it. */
  opener: ReactElement;
  /** Between the button and what opens, in pixels. */
  offset: number;
  label?: string;
  className: string | undefined;
  width?: "auto";
  children: ReactNode;
}

/** What opens over a button: it has the keyboard while it is open, and gives it back to the button. */
export function RisingPopover({ opener, label, className, children, ...rest }: RisingPopoverProps) {
  return (
    <Popover position="top" trapFocus returnFocus classNames={{ dropdown: className ?? "" }} {...rest}>
      <Popover.Target>{opener}</Popover.Target>
      <Popover.Dropdown aria-label={label}>{children}</Popover.Dropdown>
    </Popover>
  );
}
