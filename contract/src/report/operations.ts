import { z } from "zod";
import { bounds } from "../common/bounds.ts";
import { RoomId, SpaceId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";

const Count = z.int().min(0).max(bounds.errorReport.count);

export const createErrorReport = operation({
  name: "createErrorReport",
  says: "Reports an error of a page to the operators of the installation: its message and stack, the page, the room, and how full both are. URLs are removed from it.",
  input: z.strictObject({
    message: z.string().max(bounds.errorReport.message),
    stack: z.string().max(bounds.errorReport.stack).optional(),
    /** The name of the route, never its URL. */
    page: z.string().max(bounds.errorReport.page),
    spaceId: SpaceId.optional(),
    roomId: RoomId.optional(),
    /** How many people the page knows of in the space and in the room, itself included, and how many things on its floor. */
    spacePeople: Count.optional(),
    roomPeople: Count.optional(),
    elements: Count.optional(),
  }),
  success: z.object({}),
  refusals: [],
  may: "report.send",
  subject: "public",
  atDomains: true,
  keeps: "nothing",
  rate: "errorReport",
});
