import { z } from "zod";
import { RoomId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { CaptionLanguage } from "./records.ts";

export const setCaptions = operation({
  name: "setCaptions",
  says: "Sets the language in which the caller reads captions of who speaks in their room; null for no captions. Everybody in the room sees that somebody reads them, not who. It ends when they leave the room.",
  input: z.strictObject({ roomId: RoomId, language: CaptionLanguage.nullable() }),
  success: z.object({}),
  refusals: ["captionsNotSetUp"],
  may: "room.readCaptions",
  subject: "room",
  inside: "room",
  keeps: "live",
  transport: "both",
});
