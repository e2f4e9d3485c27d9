import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { partOf } from "./byteRange.ts";
import { checkedKey } from "./fileStore.ts";
import type { FileStore } from "./fileStore.ts";

/** Stores files in a folder, in subfolders by the first two characters of their keys. */
export function createDiskStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkedKey(key).slice(0, 2).toLowerCase(), key);
  return {
    async put(key, { path }) {
      const target = pathOf(key);
      const unfinished = `${target}.${randomBytes(4).toString("hex")}`;
      await mkdir(dirname(target), { recursive: true });
      try {
        await copyFile(path, unfinished);
        await rename(unfinished, target);
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    async read(key, asked = null) {
      const handle = await open(pathOf(key), "r").catch(noneIfMissing);
      if (handle === null) return null;
      const { size } = await handle.stat();
      if (asked === null) return { content: createReadStream("", { fd: handle }), bytes: size, part: null };
      const part = partOf(asked, size);
      if (part !== null)
        return { content: createReadStream("", { fd: handle, start: part.first, end: part.last }), bytes: size, part };
      await handle.close();
      return { content: Readable.from([]), bytes: size, part: "nothing" };
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

function noneIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
