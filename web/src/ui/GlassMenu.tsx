import { Menu, type MenuProps } from "@mantine/core";
import { useMedia } from "../platform/useMedia.ts";
import styles from "./glass.module.css";
import { PHONE } from "./theme/windowSizes.ts";

/** A menu over a room: glass as everything that floats there, the same in light and dark. A phone has no place beside. */
export function GlassMenu({ position, ...props }: Omit<MenuProps, "classNames">) {
  const isPhone = useMedia(PHONE);
  const place = isPhone && position === "right-start" ? "bottom-end" : position;
  const within = isPhone && { middlewares: { flip: true, shift: { crossAxis: true, padding: 8 } } };
  return (
    <Menu
      classNames={{ dropdown: styles["menu"] ?? "", divider: styles["menuLine"] ?? "" }}
      {...within}
      {...props}
      {...(place !== undefined && { position: place })}
    />
  );
}
