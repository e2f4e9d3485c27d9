import { createContext, useContext } from "react";

/** Opens a picture of the chat in the viewer, by its URL; does nothing without a viewer. */
export const OpenPicture = createContext<((url: string) => void) | null>(null);

export const useOpenPicture = (): ((url: string) => void) | null => useContext(OpenPicture);
