import type { DtlsSocket } from "werift";

const recordHeaderBytes = 13;
const alert = { fatal: 2, closeNotify: 0 } as const;
const finishedType = 20;
/** Length of a Finished message's content (RFC 5246 section 7.4.9). */
const finishedBytes = 12;
const fragmentHeaderBytes = 12;

/** Whether an encrypted alert ends the session. Throws if it is not from the peer. */
export function saysGoodbye(record: Buffer, socket: DtlsSocket): boolean {
  const [level, description] = open(record, socket);
  return level === alert.fatal || description === alert.closeNotify;
}

/**
 * Whether an encrypted handshake record is the peer's Finished, which is sent again if our answer was lost. werift
 * would keep fragments of other messages forever, and start a new handshake at a hello. Throws if it is not from the
 * peer.
 */
export function isFinished(record: Buffer, socket: DtlsSocket): boolean {
  const message = open(record, socket);
  return (
    message.length === fragmentHeaderBytes + finishedBytes &&
    message[0] === finishedType &&
    message.readUIntBE(1, 3) === finishedBytes &&
    message.readUIntBE(9, 3) === finishedBytes
  );
}

function open(record: Buffer, { cipher }: DtlsSocket): Buffer {
  return cipher.cipher.decrypt(cipher.sessionType, record.subarray(recordHeaderBytes), {
    type: record[0] ?? 0,
    version: record.readUInt16BE(1),
    epoch: record.readUInt16BE(3),
    sequenceNumber: record.readUIntBE(5, 6),
  });
}
