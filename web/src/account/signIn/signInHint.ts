import { z } from "zod";
import { readStored, writeStored } from "../../platform/storage.ts";

/*
 * Tells whether a magic link opens in the browser that requested it. Only the first characters of the key are stored:
 * enough to recognize it, too few to use it.
 */
const KEY = "sign-in-hint";
const SIGNS = 6;

export const keepSignInHint = (authKey: string): void => writeStored(KEY, authKey.slice(0, SIGNS));
export const isOwnSignIn = (authKey: string): boolean => readStored(KEY, z.string()) === authKey.slice(0, SIGNS);
