import { Menu, type MenuProps } from "@mantine/core";
import styles from "./glass.module.css";

/** A menu over a room: glass as everything that floats there, the same in light and dark. */
export function GlassMenu(props: Omit<MenuProps, "classNames">) {
  return <Menu classNames={{ dropdown: styles["menu"] ?? "", divider: styles["menuLine"] ?? "" }} {...props} />;
}
