import type { BudgetSize } from "./personBudget.ts";
import type { ClientMessage } from "./signal.ts";

/**
 * What messages cost everybody else in time, in units of the cheapest. A client that joins a full room asks for a lot at
 * once; what it keeps up is far less.
 */
export const SIGNAL_WORK: BudgetSize = { atOnce: 2000, perSecond: 200 };

const DECODED_BYTES_PER_UNIT = 16 * 1024;
/** Each value of a message is made and kept by itself, however few bytes it has. */
const DECODED_FIELDS_PER_UNIT = 10;
/** A rule about a room of 2000 people has some 6000, and nothing else half as many. Not even counted beyond. */
export const MAX_FIELDS = 20_000;
/** Of a description, which is read line by line and answered. */
const OFFERED_BYTES_PER_UNIT = 1024;
/** Answering a description costs this beside its length. */
const OFFER_UNITS = 20;
/** Entries of a rule about who may receive are looked through for everybody in the room. */
const ENTRIES_PER_UNIT = 10;

/** Of taking a message of so many values in, before it is known what it is. */
export const workOfDecoding = (bytes: number, fields: number): number =>
  1 + bytes / DECODED_BYTES_PER_UNIT + fields / DECODED_FIELDS_PER_UNIT;

/** Of coming in, beside what the client asks for at once. */
export const WORK_OF_JOINING = 20;

/** Of reading and answering a description of so many characters. */
export const workOfDescription = (characters: number): number => OFFER_UNITS + characters / OFFERED_BYTES_PER_UNIT;

/** Of doing what a message says. */
export function workOfMessage(message: ClientMessage): number {
  if (message.case === "offer" || message.case === "answer") return workOfDescription(message.value.sdp.length);
  if (message.case !== "subscriptionPermission") return 0;
  const entries = message.value.trackPermissions.reduce((sum, { trackSids }) => sum + 1 + trackSids.length, 0);
  return entries / ENTRIES_PER_UNIT;
}
