import { Popover } from "@mantine/core";
import { useEffect, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from "react";

interface RisingPopoverProps {
  opened: boolean;
  onChange: (opened: boolean) => void;
  /** The button it belongs to. */
  opener: ReactElement;
  /** The gap between the button and the popover, in pixels, also from the window's sides. */
  offset: number | { mainAxis: number; crossAxis: number };
  /** Centred over the button, unless aligned with its start. */
  position?: "top" | "top-start";
  label?: string;
  className: string | undefined;
  width?: "auto";
  /** 0 ms for a popover one types into: it must be there as soon as the button is pressed. */
  transitionProps?: { duration: number };
  children: ReactNode;
}

/** Where there is no room above the button or below it, it stands over it, rather than cut off by the window. */
const WITHIN_WINDOW = { flip: true, shift: { crossAxis: true, padding: 8 } };

/** Opens above a button; it takes the keyboard focus while it is open, and returns it to the button. */
export function RisingPopover({ opener, label, className, children, ...rest }: RisingPopoverProps) {
  const button = useRef<HTMLElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  const { opened, onChange } = rest;
  const wasOpened = useRef(false);
  useEffect(() => {
    const at = document.activeElement;
    // If the focus has moved elsewhere meanwhile, it stays there.
    const isHere = at === null || at === document.body || dropdown.current?.contains(at) === true;
    if (wasOpened.current && !opened && isHere) button.current?.focus({ preventScroll: true });
    wasOpened.current = opened;
  }, [opened]);
  // Stops the key here: with the library's own handling it would also reach what is under the button.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onChange(false);
  };
  return (
    <Popover
      position="top"
      trapFocus
      returnFocus={false}
      closeOnEscape={false}
      middlewares={WITHIN_WINDOW}
      classNames={{ dropdown: className ?? "" }}
      {...rest}
    >
      <Popover.Target ref={button}>{opener}</Popover.Target>
      <Popover.Dropdown ref={dropdown} aria-label={label} onKeyDown={onKeyDown}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
