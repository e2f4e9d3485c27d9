import { fileURLToPath } from "node:url";

/** The logo that every mail carries inside. */
export const LOGO_FILE = fileURLToPath(new URL("logo.png", import.meta.url));
