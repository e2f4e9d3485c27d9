import { createTestRecorder } from "@atrium/testkit/testRecorder";

/** The recorder of the cases' programs: it opens pages, and records nothing. */
export const recorder = createTestRecorder();
