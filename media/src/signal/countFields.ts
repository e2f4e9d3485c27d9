import { BinaryReader, type FieldInfo, type MessageType, ScalarType, WireType } from "@bufbuild/protobuf";

/**
 * How many values an encoded message holds, those inside of its parts too: what decoding it will make. Nothing is made
 * to find out. Counting ends above `limit`, and the answer is then above it. Throws where the bytes are no such message.
 */
export function countFields(type: MessageType, bytes: Uint8Array, limit: number): number {
  const reader = new BinaryReader(bytes);
  let count = 0;
  while (reader.pos < reader.len && count <= limit) {
    const [number, wire] = reader.tag();
    const value = reader.skip(wire, number);
    count += 1;
    const field = type.fields.find(number);
    if (field && wire === WireType.LengthDelimited) count += countInside(field, value, limit - count);
  }
  return count;
}

/** `value` still has its length before it. */
function countInside(field: FieldInfo, value: Uint8Array, limit: number): number {
  if (field.kind === "message") return countFields(field.T, new BinaryReader(value).bytes(), limit);
  // A list of numbers comes as one value, and each may be of one byte.
  return isNumbers(field) ? value.length : 0;
}

function isNumbers(field: FieldInfo): boolean {
  if (field.kind === "enum") return true;
  return field.kind === "scalar" && field.T !== ScalarType.STRING && field.T !== ScalarType.BYTES;
}
