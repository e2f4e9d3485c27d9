import { createContext } from "react";

/** What a chat stands on: the dark glass of a space, or a page's own sheet. What opens above it looks the same. */
export const ChatSurface = createContext<"glass" | "sheet">("glass");
