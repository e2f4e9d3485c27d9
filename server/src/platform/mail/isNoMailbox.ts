/** Enhanced codes of an address that does not exist or is closed (RFC 3463, RFC 7505), not of one that is only full. */
const NO_MAILBOX = /\b5\.(1\.(?:1|2|3|6|10)|2\.1)\b/;
const ENHANCED = /\b5\.\d{1,3}\.\d{1,3}\b/;
/**
 * RFC 5321 codes about a mailbox: unavailable, not local, invalid name. 552 is a full one, 554 may be about the sender.
 */
const MAILBOX_CODES = [550, 551, 553];

/**
 * Whether a mail server has refused a mail for good because of its address. Refusals because of the sender (5.7.1, no
 * relaying) say nothing about the mailbox: counting them would make every mailbox look missing.
 */
export function isNoMailbox(error: unknown): boolean {
  if (!(error instanceof Error) || !("command" in error) || error.command !== "RCPT TO") return false;
  if (!("responseCode" in error) || !MAILBOX_CODES.includes(Number(error.responseCode))) return false;
  const said = "response" in error ? String(error.response) : "";
  return !ENHANCED.test(said) || NO_MAILBOX.test(said);
}
