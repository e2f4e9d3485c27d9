const table = new Int32Array(256).map((_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** CRC-32 of ITU V.42 over the first `length` bytes, as an unsigned number. */
export function crc32(bytes: Uint8Array, length = bytes.length): number {
  let crc = -1;
  for (let at = 0; at < length; at++) crc = (table[(crc ^ (bytes[at] ?? 0)) & 255] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}
