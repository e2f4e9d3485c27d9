import { useState } from "react";
import { z } from "zod";
import { readStored, writeText } from "../../../platform/storage.ts";

const KEY = "foldedFolders";
/** Of the most recent folders; those that are gone drop out by themselves. */
const MOST_KEPT = 50;

/** The folders that I have folded, kept on this device. */
export function useFolded() {
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set(readStored(KEY, z.array(z.string())) ?? []));
  const keep = (now: ReadonlySet<string>) => {
    setFolded(now);
    writeText(KEY, JSON.stringify([...now].slice(-MOST_KEPT)));
  };
  const open = (folderId: string) => keep(new Set([...folded].filter((id) => id !== folderId)));
  const toggle = (folderId: string) => (folded.has(folderId) ? open(folderId) : keep(new Set([...folded, folderId])));
  return { folded, open, toggle };
}
