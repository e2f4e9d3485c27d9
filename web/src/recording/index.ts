// The page of a recorder: opened by a browser of the server, never by a person.
export { openRecorder } from "./recorder/openRecorder.tsx";
