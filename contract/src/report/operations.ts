import { z } from "zod";
import { bounds } from "../common/bounds.ts";
import { RoomId, SpaceId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";

export const createErrorReport = operation({
  name: "createErrorReport",
  says: "Reports an error of a page to the operators of the installation: its message and stack, the page and the room. URLs are removed from it.",
  input: z.strictObject({
    message: z.string().max(bounds.errorReport.message),
    stack: z.string().max(bounds.errorReport.stack).optional(),
    /** The name of the route, never its URL. */
    page: z.string().max(bounds.errorReport.page),
    spaceId: SpaceId.optional(),
    roomId: RoomId.optional(),
  }),
  success: z.object({}),
  refusals: [],
  may: "report.send",
  subject: "public",
  atDomains: true,
  keeps: "nothing",
  rate: "errorReport",
});
