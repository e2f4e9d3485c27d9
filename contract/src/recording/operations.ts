import { z } from "zod";
import { RoomId, SpaceId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { RecorderFault, Recording, RecordingId } from "./records.ts";

const STARTS = [
  "invalidRoomType",
  "recordingForbidden",
  "alreadyRecording",
  "recordingsQuantityExceeded",
  "recordingNotSetUp",
  "recordersBusy",
] as const;
const STOPS = ["invalidRoomType", "recordingNotInProgress", "alreadyNotRecording"] as const;

const ofRoom = {
  input: z.strictObject({ roomId: RoomId }),
  subject: "room",
  may: "room.record",
  transport: "both",
  touches: [["getRoom", "roomId"], ["listRooms"], ["listStageRecordings"]],
} as const;
const starting = {
  ...ofRoom,
  inside: "room",
  success: z.object({ recordingId: RecordingId }),
  refusals: STARTS,
} as const;
/** Somebody who has lost the right to record, by another role or plan, may still stop a running recording. */
const stopping = { ...ofRoom, may: "room.manageRecordings", success: z.object({}), refusals: STOPS } as const;

export const startRecording = operation({
  ...starting,
  name: "startRecording",
  says: "Records a room that is no stage, from now on: what is said and shown there. Everybody in the room sees that it is recorded.",
});

export const stopRecording = operation({
  ...stopping,
  name: "stopRecording",
  says: "Ends the recording of a room that is no stage. It can be downloaded as soon as its file is finished.",
});

export const startStageRecording = operation({
  ...starting,
  name: "startStageRecording",
  says: "Records a stage, from now on: its presenters and what they show. Everybody in the room sees that it is recorded.",
});

export const stopStageRecording = operation({
  ...stopping,
  name: "stopStageRecording",
  says: "Ends the recording of a stage. It can be downloaded as soon as its file is finished.",
});

export const listStageRecordings = operation({
  name: "listStageRecordings",
  says: "The recordings of a space's rooms, the latest first; how many the team keeps in all its spaces, and how many its plan allows.",
  input: z.strictObject({ spaceId: SpaceId }),
  success: z.object({
    recordings: z.array(Recording),
    kept: z.number().int(),
    most: z.number().int(),
    /** Why nothing can be recorded here now; null if it can. */
    whyNot: RecorderFault.nullable(),
  }),
  refusals: [],
  may: "room.manageRecordings",
  subject: "space",
  keeps: "nothing",
});

const ofOne = {
  input: z.strictObject({ spaceId: SpaceId, recordingId: RecordingId }),
  subject: "space",
  may: "room.manageRecordings",
  refusals: ["recordingNotFound", "recordingInProgress"],
} as const;

export const deleteStageRecording = operation({
  ...ofOne,
  name: "deleteStageRecording",
  says: "Deletes a recording and its file for good; not one that is still being made.",
  success: z.object({}),
  touches: [["listStageRecordings", "spaceId"]],
});

export const downloadStageRecording = operation({
  ...ofOne,
  name: "downloadStageRecording",
  says: "A link to a recording's file, which works for a few minutes without a session.",
  success: z.object({ url: z.string(), name: z.string() }),
  keeps: "nothing",
});

export const takeRecordingNews = operation({
  name: "takeRecordingNews",
  says: "Whether this page is the one to tell the caller what became of a recording they started: yes for the first that asks, if no mail has told them either. Whoever is told by a page gets no mail.",
  input: z.strictObject({ recordingId: RecordingId }),
  success: z.object({ isNews: z.boolean() }),
  refusals: ["recordingNotFound"],
  may: "account.editOwnProfile",
  subject: "session",
  atDomains: true,
});
