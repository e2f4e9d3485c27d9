import { z } from "zod";
import { SpaceId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { VisitedSpace } from "./records.ts";

export const listVisitedSpaces = operation({
  name: "listVisitedSpaces",
  says: "The spaces of any team that the caller has recently visited and may still see, latest first; without those they removed from the list.",
  input: z.strictObject({}),
  success: z.object({ spaces: z.array(VisitedSpace) }),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  keeps: "nothing",
});

export const deleteVisitedSpace = operation({
  name: "deleteVisitedSpace",
  says: "Removes a space from the caller's list of visited ones until they enter it again. Not an error if it is not on the list.",
  input: z.strictObject({ spaceId: SpaceId }),
  success: z.object({}),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  touches: [["listVisitedSpaces"]],
});
