import type { BudgetSize } from "./personBudget.ts";
import type { ClientMessage } from "./signal.ts";

/**
 * What messages cost everybody else in time, in units of the cheapest one. A client that joins a full room asks for a
 * lot at once; its sustained rate is far lower.
 */
export const SIGNAL_WORK: BudgetSize = { atOnce: 2000, perSecond: 200 };

const DECODED_BYTES_PER_UNIT = 16 * 1024;
/** Each value of a message is a separate object, however few bytes it has. */
const DECODED_FIELDS_PER_UNIT = 10;
/** A rule about a room of 2000 people has about 6000; all else less than half. Larger messages are not even counted. */
export const MAX_FIELDS = 20_000;
/** Session descriptions are read line by line and answered. */
const OFFERED_BYTES_PER_UNIT = 1024;
/** What answering a session description costs in addition to its length. */
const OFFER_UNITS = 20;
/** Entries of a subscription rule are checked for everybody in the room. */
const ENTRIES_PER_UNIT = 10;

/** Cost of decoding a message with this many values, before its kind is known. */
export const workOfDecoding = (bytes: number, fields: number): number =>
  1 + bytes / DECODED_BYTES_PER_UNIT + fields / DECODED_FIELDS_PER_UNIT;

/** Cost of joining, in addition to what the client asks for at once. */
export const WORK_OF_JOINING = 20;

/** Cost of reading and answering a session description of this many characters. */
export const workOfDescription = (characters: number): number => OFFER_UNITS + characters / OFFERED_BYTES_PER_UNIT;

/** Cost of acting on a message. */
export function workOfMessage(message: ClientMessage): number {
  if (message.case === "offer" || message.case === "answer") return workOfDescription(message.value.sdp.length);
  if (message.case !== "subscriptionPermission") return 0;
  const entries = message.value.trackPermissions.reduce((sum, { trackSids }) => sum + 1 + trackSids.length, 0);
  return entries / ENTRIES_PER_UNIT;
}
