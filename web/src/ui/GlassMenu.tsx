import { Menu, type MenuProps } from "@mantine/core";
import { useMedia } from "../platform/useMedia.ts";
import styles from "./glass.module.css";
import { PHONE } from "./theme/windowSizes.ts";

/**
 * A menu over a room: glass like all that floats there, in light and dark. On a phone there is no space beside the
 * button.
 */
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
