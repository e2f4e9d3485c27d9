import { Menu, type MenuItemProps } from "@mantine/core";
import { createLink } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, Ref } from "react";

type MenuAnchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof MenuItemProps> & { ref?: Ref<HTMLAnchorElement> };

/** An item of a menu that leads to a page. Apart from other links: first pages have those, and no menu. */
export const MenuLink = createLink((props: MenuAnchor & Omit<MenuItemProps, "href">) => (
  <Menu.Item component="a" {...props} />
));
