import { addressOf } from "./cFunctions.ts";

/** Memory that C functions can be given. It stays where it is for as long as it is referred to. */
export interface PacketMemory {
  readonly bytes: Buffer;
  readonly address: bigint;
}

export function takeMemory(bytes: number): PacketMemory {
  // Not `Buffer.alloc`: small typed arrays may lie in V8's heap, which moves them.
  const memory = new ArrayBuffer(bytes);
  return { bytes: Buffer.from(memory), address: addressOf(memory) };
}
