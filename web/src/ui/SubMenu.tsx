import { Menu } from "@mantine/core";
import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";

interface SubMenuProps {
  icon: ReactNode;
  /** Of the row that opens it. */
  label: ReactNode;
  /** Its rows. */
  children: ReactNode;
}

/** A further menu beside a row of a menu: opened by the arrow to it, and by Enter, space or a finger as well. */
export function SubMenu({ icon, label, children }: SubMenuProps) {
  const row = useRef<HTMLButtonElement>(null);
  // The library opens it and moves the focus into it by this key alone.
  const open = ({ currentTarget }: MouseEvent) =>
    currentTarget.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  // It closes it by the arrow back, and loses the focus.
  const goBack = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") row.current?.focus();
  };
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item ref={row} leftSection={icon} onClick={open}>
          {label}
        </Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown onKeyDown={goBack}>{children}</Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}
