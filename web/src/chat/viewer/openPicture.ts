import { createContext, useContext } from "react";

/** Opens a picture of the chat large, by its address; without a viewer around, nothing does. */
export const OpenPicture = createContext<((url: string) => void) | null>(null);

export const useOpenPicture = (): ((url: string) => void) | null => useContext(OpenPicture);
