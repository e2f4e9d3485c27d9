import type { Readable } from "node:stream";

/** Where the bytes of files lie. Keys are random names made by us; nothing people type becomes one. */
export interface FileStore {
  /** Stores a file of this machine under a key, whole or not at all. */
  put(key: string, file: { path: string; bytes: number; mimeType: string }): Promise<void>;
  /** Null where there is none. */
  read(key: string): Promise<{ content: Readable; bytes: number } | null>;
  /** Removing what is not there is no fault. */
  remove(key: string): Promise<void>;
}

const KEY = /^[A-Za-z0-9_-]{32}$/;

/** The key itself; anything else than a key of ours is a bug and never reaches a disk or a bucket. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error("Not a key of a file");
  return key;
}
