import { z } from "zod";
import { Look } from "../account/records.ts";
import { AccountId } from "../common/ids.ts";
import { MediaAccess } from "../live/roomState.ts";
import { RoomType } from "../room/records.ts";

/** Where a recorder's page exchanges its token and uploads the recording; it has no session. */
export const RECORDER_PATH = "/recorder";
/** The only name under which a recorder's browser opens this installation: it leads to the same machine. */
export const RECORDER_HOST = "recorder.localhost";

/** Somebody a recorder shows. */
export const RecordedPerson = Look.extend({ accountId: AccountId });
export type RecordedPerson = z.infer<typeof RecordedPerson>;

/** What each reply tells a recorder. */
export const RecorderTold = z.object({
  /** The recording ends: one last piece, then nothing more. */
  stops: z.boolean(),
  room: z
    .object({
      name: z.string(),
      type: RoomType,
      bgImageUrl: z.string().nullable(),
      /** On a stage only its presenters. */
      people: z.array(RecordedPerson),
    })
    .nullable(),
  /** Receive-only access to the room's media, if it was asked for. */
  media: MediaAccess.nullable(),
});
export type RecorderTold = z.infer<typeof RecorderTold>;

/** The answer to a token, which works once. */
export const RecorderOpened = z.object({ key: z.string(), told: RecorderTold });
export type RecorderOpened = z.infer<typeof RecorderOpened>;
