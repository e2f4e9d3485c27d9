import { bind } from "../platform/calls/handler.ts";
import type { NeedsOf } from "../platform/calls/handler.ts";
import { deleteStageRecording } from "./deleteStageRecording.ts";
import { downloadStageRecording } from "./downloadStageRecording.ts";
import { listStageRecordings } from "./listStageRecordings.ts";
import { startRecording, startStageRecording } from "./startRecording.ts";
import { takeRecordingNews } from "./news/takeRecordingNews.ts";
import { stopRecording, stopStageRecording } from "./stopRecording.ts";

const begins = { startRecording, startStageRecording };
const ends = { stopRecording, stopStageRecording };
const files = { listStageRecordings, deleteStageRecording, downloadStageRecording };
const handlers = { ...begins, ...ends, ...files, takeRecordingNews };

export const recordingOperations = (needs: NeedsOf<typeof handlers>) => bind(needs, handlers);
