/**
 * Messages, records and events as protocol 2 has them on the wire, one or more of each kind, with the fingerprint of their
 * schema. A server must go on taking these `up` ones and a browser the rest as long as the protocol is spoken: add to the
 * lists, never change what is in them.
 */
export interface Recorded {
  fingerprint: string;
  examples: readonly object[];
}

/** An id of one letter. */
export const id = (letter: string): string => letter.repeat(21);
