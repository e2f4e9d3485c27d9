import type { Readable } from "node:stream";

/** Where the bytes of files are stored. Keys are random names we generate; nothing people type becomes one. */
export interface FileStore {
  /** Stores a local file under a key, completely or not at all. */
  put(key: string, file: { path: string; bytes: number; mimeType: string }): Promise<void>;
  /** Null if there is none. */
  read(key: string): Promise<{ content: Readable; bytes: number } | null>;
  /** Removing a missing file is not an error. */
  remove(key: string): Promise<void>;
}

const KEY = /^[A-Za-z0-9_-]{32}$/;

/** Returns the key; anything but a key of ours is a bug and must never reach a disk or a bucket. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error("Not a key of a file");
  return key;
}
