import { createContext } from "react";

/** The surface of a chat: the dark glass of a space, or a page's own sheet. Overlays on it look the same. */
export const ChatSurface = createContext<"glass" | "sheet">("glass");
