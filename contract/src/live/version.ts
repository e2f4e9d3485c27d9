/**
 * The live protocol this build speaks.
 *   1  first version
 *   2  state is records by kind: patches are put, merge or gone; passing events have kinds too
 */
export const PROTOCOL = 2;
/** The oldest protocol a server of this build still accepts. */
export const OLDEST_PROTOCOL = 2;
/**
 * A query parameter of the live socket: this browser decompresses, so long messages are sent to it as raw DEFLATE in
 * binary frames. A server that does not know it ignores it.
 */
export const PACKED_FLAG = "packed";
