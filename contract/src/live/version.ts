/**
 * The live protocol this build speaks.
 *   1  first version
 */
export const PROTOCOL = 1;
/** The oldest protocol a server of this build still talks to. */
export const OLDEST_PROTOCOL = 1;
