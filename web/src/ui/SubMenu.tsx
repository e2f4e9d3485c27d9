import { Menu } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { useMedia } from "../platform/useMedia.ts";
import styles from "./SubMenu.module.css";
import { PHONE } from "./theme/windowSizes.ts";

interface SubMenuProps {
  icon: ReactNode;
  /** The label of the row that opens it. */
  label: ReactNode;
  /** Its rows. */
  children: ReactNode;
}

/** A submenu: beside its row, or below it on a phone, where it would cover the other rows. */
export function SubMenu(props: SubMenuProps) {
  return useMedia(PHONE) ? <Within {...props} /> : <Beside {...props} />;
}

function Within({ icon, label, children }: SubMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu.Item
        leftSection={icon}
        rightSection={<IconChevronDown className={styles["chevron"]} size={16} aria-hidden />}
        aria-expanded={isOpen}
        closeMenuOnClick={false}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Menu.Item>
      {isOpen ? <div className={styles["within"]}>{children}</div> : null}
    </>
  );
}

/** Opens with the right arrow, and with Enter, Space or a tap. */
function Beside({ icon, label, children }: SubMenuProps) {
  const row = useRef<HTMLButtonElement>(null);
  // The library opens it and moves the focus into it only for this key.
  const open = ({ currentTarget }: MouseEvent) =>
    currentTarget.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  // The library closes it with the left arrow, and loses the focus.
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
