// Numbers that wrap at 2^32 (transmission sequence) or 2^16 (stream sequence), by serial arithmetic (RFC 1982).

/** How far `tsn` is after `from`; negative if it is before. */
export const tsnDistance = (from: number, tsn: number): number => (tsn - from) | 0;

export const addTsn = (tsn: number, count: number): number => (tsn + count) >>> 0;

/** The same for stream sequence numbers. */
export const ssnDistance = (from: number, ssn: number): number => ((ssn - from) << 16) >> 16;

export const nextSsn = (ssn: number): number => (ssn + 1) & 0xffff;
