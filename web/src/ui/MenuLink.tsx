import { Menu, type MenuItemProps } from "@mantine/core";
import { createLink } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, Ref } from "react";

type MenuAnchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof MenuItemProps> & { ref?: Ref<HTMLAnchorElement> };

/** A menu item that links to a page. Separate from other links, which first pages load without menus. */
export const MenuLink = createLink((props: MenuAnchor & Omit<MenuItemProps, "href">) => (
  <Menu.Item component="a" {...props} />
));
