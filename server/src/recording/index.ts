// Recordings of rooms: a recorder's page, opened by a browser that the program starts, receives what the room sends and
// brings it here piece by piece. The live part of the program tells what is to be seen; it knows nothing of recordings.
export { forgetRecordings } from "./forgetRecordings.ts";
export { createChromiumRecorder } from "./making/chromiumRecorder.ts";
export { RecordingStudio } from "./making/recordingStudio.ts";
export type { RecordedRooms } from "./making/recordedRooms.ts";
export { noRecorder } from "./making/recorder.ts";
export type { Recorder } from "./making/recorder.ts";
export { findRecordingFile } from "./recordingFile.ts";
export type { RecordingNeeds } from "./recordingNeeds.ts";
export { recordingOperations } from "./recordingOperations.ts";
export { insertRecording } from "./recordingStore.ts";
export { recordings } from "./tables.ts";
