import { z } from "zod";
import { readStored, writeStored } from "../../platform/storage.ts";

/*
 * Whether a magic link comes back to the browser that asked for it. Only the first signs of the key are kept: enough to
 * know it again, too few to use it.
 */
const KEY = "sign-in-hint";
const SIGNS = 6;

export const keepSignInHint = (authKey: string): void => writeStored(KEY, authKey.slice(0, SIGNS));
export const isOwnSignIn = (authKey: string): boolean => readStored(KEY, z.string()) === authKey.slice(0, SIGNS);
