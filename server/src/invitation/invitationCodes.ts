import { z } from "zod";
import { keyedHash, randomToken } from "../account/index.ts";
import { openReply, sealReply } from "../platform/calls/sealReply.ts";

/** Codes of invitations: 128 random bits in a mail or link, hashed for lookup and encrypted so they can be shown again. */
export interface InvitationCodes {
  make(): { code: string; codeHash: string; codeSealed: string };
  hashOf(code: string): string;
  open(codeSealed: string): string;
}

/** Two keys: one hashes codes, the other, of 32 bytes, encrypts them. */
export function createInvitationCodes({ codes, seals }: { codes: Buffer; seals: Buffer }): InvitationCodes {
  const hashOf = (code: string) => keyedHash(codes, "invitation", code);
  return {
    hashOf,
    make() {
      const code = randomToken();
      return { code, codeHash: hashOf(code), codeSealed: sealReply(seals, { code }) };
    },
    open: (codeSealed) => Sealed.parse(openReply(seals, codeSealed)).code,
  };
}

const Sealed = z.object({ code: z.string() });
