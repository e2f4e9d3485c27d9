import { Button, Menu, type ButtonProps, type MenuItemProps } from "@mantine/core";
import { createLink } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, Ref } from "react";

type Anchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> & { ref?: Ref<HTMLAnchorElement> };

/** A button that leads to a page. */
export const ButtonLink = createLink((props: Anchor & Omit<ButtonProps, "href">) => (
  <Button component="a" {...props} />
));

type MenuAnchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof MenuItemProps> & { ref?: Ref<HTMLAnchorElement> };

export const MenuLink = createLink((props: MenuAnchor & Omit<MenuItemProps, "href">) => (
  <Menu.Item component="a" {...props} />
));
