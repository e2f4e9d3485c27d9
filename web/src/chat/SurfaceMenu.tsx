import { Menu, type MenuProps } from "@mantine/core";
import { useContext } from "react";
import { GlassMenu } from "../ui/GlassMenu.tsx";
import { ChatSurface } from "./surface.ts";

/** A menu of a chat, styled for the chat's surface. */
export function SurfaceMenu(props: Omit<MenuProps, "classNames">) {
  return useContext(ChatSurface) === "glass" ? <GlassMenu {...props} /> : <Menu {...props} />;
}
