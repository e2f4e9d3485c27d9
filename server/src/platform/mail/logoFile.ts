import { fileURLToPath } from "node:url";

/** The logo embedded in every mail. */
export const LOGO_FILE = fileURLToPath(new URL("logo.png", import.meta.url));
