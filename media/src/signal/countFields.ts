import { BinaryReader, type FieldInfo, type MessageType, ScalarType, WireType } from "@bufbuild/protobuf";

/**
 * How many values an encoded message holds, nested ones included: the number of objects that decoding creates. Counting
 * allocates nothing and stops above `limit`; the result is then above it. Throws if the bytes are not such a message.
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

/** `value` still starts with its length. */
function countInside(field: FieldInfo, value: Uint8Array, limit: number): number {
  if (field.kind === "message") return countFields(field.T, new BinaryReader(value).bytes(), limit);
  // A packed list of numbers is one value, and each number may take one byte.
  return isNumbers(field) ? value.length : 0;
}

function isNumbers(field: FieldInfo): boolean {
  if (field.kind === "enum") return true;
  return field.kind === "scalar" && field.T !== ScalarType.STRING && field.T !== ScalarType.BYTES;
}
