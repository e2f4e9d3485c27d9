import { z } from "zod";
import { SpaceId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { VisitedSpace } from "./records.ts";

export const listVisitedSpaces = operation({
  name: "listVisitedSpaces",
  says: "The spaces the caller was in lately and may still see, of any team, the latest first; without those they took from the list.",
  input: z.strictObject({}),
  success: z.object({ spaces: z.array(VisitedSpace) }),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  keeps: "nothing",
});

export const deleteVisitedSpace = operation({
  name: "deleteVisitedSpace",
  says: "Takes a space from the caller's list of visited ones until they come into it again. One that is not on it changes nothing.",
  input: z.strictObject({ spaceId: SpaceId }),
  success: z.object({}),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  touches: [["listVisitedSpaces"]],
});
