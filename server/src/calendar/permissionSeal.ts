import { z } from "zod";
import { openReply, sealReply } from "../platform/calls/sealReply.ts";

const Sealed = z.object({ token: z.string() });

/** Encrypts a permission for storage. `key` has 32 bytes. */
export const sealPermission = (key: Buffer, token: string): string => sealReply(key, { token });

/** Null if it was sealed with another secret of the installation, and is useless now. */
export function openPermission(key: Buffer, sealed: string): string | null {
  try {
    return Sealed.parse(openReply(key, sealed)).token;
  } catch {
    return null;
  }
}
