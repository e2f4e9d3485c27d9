import { fileURLToPath } from "node:url";

/** Settings by which programs of tests share compiled code from run to run: their own temporary folders go with them. */
export const compileCache = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL("../../.data/compile-cache", import.meta.url)),
} as const;
