import { Button, type ButtonProps } from "@mantine/core";
import { createLink } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, Ref } from "react";

type Anchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> & { ref?: Ref<HTMLAnchorElement> };

/** A button that links to a page. */
export const ButtonLink = createLink((props: Anchor & Omit<ButtonProps, "href">) => (
  <Button component="a" {...props} />
));
