import { createTestRecorder } from "@atrium/testkit/testRecorder";

/** What records rooms in the world of the cases: pages are opened, and nothing comes of them. */
export const recorder = createTestRecorder();
