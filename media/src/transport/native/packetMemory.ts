import { addressOf } from "./cFunctions.ts";

/** Memory that C functions can use. It stays in place for as long as it is referenced. */
export interface PacketMemory {
  readonly bytes: Buffer;
  readonly address: bigint;
}

export function takeMemory(bytes: number): PacketMemory {
  // Not `Buffer.alloc`: small typed arrays may be in V8's heap, which moves them.
  const memory = new ArrayBuffer(bytes);
  return { bytes: Buffer.from(memory), address: addressOf(memory) };
}
