// Recordings of rooms: the program opens a recorder's page in a browser, which receives the room's media and uploads
// the recording piece by piece. The live domain says what is to be shown; it knows nothing of recordings.
export { forgetRecordings } from "./forgetRecordings.ts";
export { countOldRecordings } from "./keeping/expiringStore.ts";
export { expireRecordings } from "./keeping/expireRecordings.ts";
export type { ExpireRecordingsNeeds } from "./keeping/expireRecordings.ts";
export { createChromiumRecorder } from "./making/chromiumRecorder.ts";
export { RecordingStudio } from "./making/recordingStudio.ts";
export type { RecordedRooms } from "./making/recordedRooms.ts";
export { noRecorder } from "./making/recorder.ts";
export type { Recorder } from "./making/recorder.ts";
export { mailFinished } from "./news/mailFinished.ts";
export { recordingFinished } from "./news/recordingFinished.ts";
export { newsOfRecording } from "./news/recordingNewsStore.ts";
export { findRecordingFile } from "./recordingFile.ts";
export type { RecordingNeeds } from "./recordingNeeds.ts";
export { recordingOperations } from "./recordingOperations.ts";
export { insertRecording } from "./recordingStore.ts";
export { recordings } from "./tables.ts";
