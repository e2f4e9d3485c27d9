import { Popover } from "@mantine/core";
import { useEffect, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from "react";

interface RisingPopoverProps {
  opened: boolean;
  onChange: (opened: boolean) => void;
  /** The button under it. */
  opener: ReactElement;
  /** Between the button and what opens, in pixels; also to the side. */
  offset: number | { mainAxis: number; crossAxis: number };
  /** Over the button's middle, unless it begins where the button does. */
  position?: "top" | "top-start";
  label?: string;
  className: string | undefined;
  width?: "auto";
  /** Of 0 ms for what one types into at once: it stands there with the press that opens it. */
  transitionProps?: { duration: number };
  children: ReactNode;
}

/** What opens over a button: it has the keyboard while it is open, and gives it back to the button. */
export function RisingPopover({ opener, label, className, children, ...rest }: RisingPopoverProps) {
  const button = useRef<HTMLElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  const { opened, onChange } = rest;
  const wasOpened = useRef(false);
  useEffect(() => {
    const at = document.activeElement;
    // Whoever has gone on to something else keeps what they have.
    const isHere = at === null || at === document.body || dropdown.current?.contains(at) === true;
    if (wasOpened.current && !opened && isHere) button.current?.focus({ preventScroll: true });
    wasOpened.current = opened;
  }, [opened]);
  // The key goes no further: the library's own way leaves it to what lies under the button.
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
