import type { Readable } from "node:stream";
import type { AskedPart, Part } from "./byteRange.ts";

/** What a store has of a file. */
export interface StoredFile {
  content: Readable;
  /** Of the whole file. */
  bytes: number;
  /** What `content` is, if a part was asked for; `nothing` if the file has nothing of it. Null: all of it. */
  part: Part | "nothing" | null;
}

/** Where the bytes of files are stored. Keys are random names we generate; nothing people type becomes one. */
export interface FileStore {
  /** Stores a local file under a key, completely or not at all. */
  put(key: string, file: { path: string; bytes: number; mimeType: string }): Promise<void>;
  /** Null if there is none. */
  read(key: string, asked?: AskedPart | null): Promise<StoredFile | null>;
  /** Removing a missing file is not an error. */
  remove(key: string): Promise<void>;
}

const KEY = /^[A-Za-z0-9_-]{32}$/;

/** Returns the key; anything but a key of ours is a bug and must never reach a disk or a bucket. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error("Not a key of a file");
  return key;
}
