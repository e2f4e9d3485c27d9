import { z } from "zod";
import { operation } from "../common/operation.ts";
import { OWN_DATA_PARTS } from "./records.ts";

export const getOwnDataPage = operation({
  name: "getOwnDataPage",
  says: "Everything stored about the caller and created by them, one part after another, in pages. Contains nothing of other people's.",
  input: z.strictObject({ part: z.enum(OWN_DATA_PARTS), cursor: z.string().max(100).optional() }),
  success: z.object({
    items: z.array(z.record(z.string(), z.unknown())),
    /** For the next page; null after the last. */
    nextCursor: z.string().nullable(),
  }),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  keeps: "nothing",
});
